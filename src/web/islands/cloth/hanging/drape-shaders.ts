import {
  drapedLight as draped,
  millNoise,
  mirrorLight as mirror,
  type NoiseLayer,
  streakNoise,
} from '../../../../light/draped-light.ts';
import { gapLight } from '../../../../light/map-balance.ts';
import { n, printing } from '../glsl.ts';

/** Each vertex reads its light for where the lamp stands: weights of the directions that were baked. */
export const drapeVertex = `#version 300 es
layout(location=0) in vec3 position;layout(location=1) in vec3 normal;layout(location=2) in vec3 course;layout(location=3) in vec2 cloth;
layout(location=4) in vec4 h0;layout(location=5) in vec4 h1;layout(location=6) in vec4 h2;
layout(location=7) in vec4 dome;layout(location=8) in vec4 o0;layout(location=9) in vec4 o1;layout(location=10) in vec3 below;
uniform mat4 camera;uniform vec4 toward[3],around[2];
out vec3 P,N,C,under;out vec2 place,visited;out vec4 sky;out float horizon;
void main(){
  gl_Position=camera*vec4(position,1.);
  P=position;N=normal;C=course;place=cloth;sky=dome;under=below;
  horizon=dot(h0,toward[0])+dot(h1,toward[1])+dot(h2,toward[2]);
  visited=vec2(dot(o0,around[0])+dot(o1,around[1]),o1.w);
}`;

const noise = `float lattice(ivec2 p){
  uint k=uint(p.x)*374761393u+uint(p.y)*668265263u;
  k=(k^(k>>13u))*1274126177u;
  return float(k^(k>>16u))/4294967296.-.5;
}
float cloud(vec2 p){
  vec2 i=floor(p),f=p-i;ivec2 q=ivec2(i);
  return mix(mix(lattice(q),lattice(q+ivec2(1,0)),f.x),mix(lattice(q+ivec2(0,1)),lattice(q+ivec2(1,1)),f.x),f.y);
}`;
const noiseSum = (layers: readonly NoiseLayer[]) =>
  layers
    .map(
      ({ share, x, y, shift }) =>
        `+${n(share)}*cloud(place/vec2(${n(x)},${n(y)})${shift ? `+vec2(${n(shift)},0.)` : ''})`,
    )
    .join('');

/** Cloth as a whole, sample by sample: studio/dye/shade-cloth.ts, with the soft box above a horizon. */
export const drapeFragment = `#version 300 es
precision highp float;precision highp int;precision highp sampler2D;
in vec3 P,N,C,under;in vec2 place,visited;in vec4 sky;in float horizon;
uniform sampler2D relief,own;
uniform vec3 tile,eye,lamp,shade,ground,keyLight,domeLight,groundKey,groundDome,light,box,look,gloss,balance,through,floats,figure;
out vec4 shown;
${printing}
${noise}
void main(){
  vec3 v=normalize(eye-P),up=normalize(N);
  if(dot(up,v)<0.)up=-up;
  vec3 c=normalize(C-up*dot(C,up)),u=cross(up,c);
  vec2 at=vec2(place.x/tile.x,1.-place.y/tile.y),dx=dFdx(at)*through.z,dy=dFdy(at)*through.z;
  float x=clamp((box.x-horizon)/box.y,-1.,1.),open=.5+(x*sqrt(1.-x*x)+asin(x))/PI,power=box.z*mix(through.x,1.,open);
  float facing=max(${n(draped.leastFacing)},dot(up,v)),rim=look.y*pow(1.-facing,${n(draped.rimFall)}),walls=0.,broken=1.,figured=0.;
  if(gloss.x>0.){
    vec3 r=2.*facing*up-v;
    vec2 side=r.xy-vec2(${n(mirror.strip.x)},${n(mirror.strip.y)});
    float beside=exp(-(side.x*side.x/${n(mirror.strip.wide)}+side.y*side.y/${n(mirror.strip.high)}));
    float back=r.y-${n(mirror.back.y)},behind=exp(-(back*back/${n(mirror.back.high)}+r.x*r.x/${n(mirror.back.wide)}));
    walls=(${n(mirror.walls)}+${n(mirror.ceiling)}*max(0.,r.z)+beside+${n(mirror.behind)}*behind)*sky.x
      *(${n(mirror.straight)}+${n(mirror.grazing)}*pow(1.-facing,${n(mirror.grazingFall)}));
    broken=1.-floats.x*pow(1.-facing,${n(mirror.maskedFall)});
    if(floats.z>0.)broken*=1.+floats.z*(${noiseSum(streakNoise).slice(1)});
  }
  if(figure.x>0.){
    vec4 m=textureLod(relief,at,log2(max(figure.y,max(length(dx),length(dy))/through.z*figure.z)));
    figured=figure.x*(m.a*tile.z-balance.y*m.b);
  }
  float mill=1.${noiseSum(millNoise)};
  vec3 tint=shade/(max(shade.r,max(shade.g,shade.b))+${n(draped.tintFloor)}),sum=vec3(0.);
  for(int s=0;s<4;s++){
    vec2 q=at+dx*(float(s%2)-.5)+dy*(float(s/2)-.5);
    vec4 m=textureGrad(relief,q,dx,dy);
    float opacity=m.b,inverse=opacity>${n(draped.leastOpacity)}?look.x/opacity:0.;
    vec2 slope=(m.rg*255.-128.)/127.*inverse;
    vec3 f=normalize(up+c*slope.x+u*slope.y);
    float key=power*max(0.,dot(f,lamp)),shine=0.;
    float dome=max(${n(draped.leastDome)},sky.x+${n(draped.domeTurn)}*dot(sky.yzw,f-up));
    if(gloss.x>0.){
      vec3 h=normalize(lamp+v);
      float upright=dot(h,f),lit=dot(f,lamp);
      if(upright>0.&&lit>0.){
        float narrow=gloss.y*(1.-${n(mirror.narrower)}*gloss.z),wide=gloss.y*(1.+gloss.z);
        vec2 off=vec2(dot(h,c)/narrow,dot(h,u)/wide);
        shine=exp(-dot(off,off)/(upright*upright))/(${n(mirror.spread)}*narrow*wide)*power*${n(mirror.gain)}*sqrt(lit);
      }
      shine=gloss.x*(shine+walls)*broken;
    }
    float base=balance.y*opacity,dyed=(base+(m.a*tile.z-base)*look.z+figured)*balance.x*mill;
    vec3 itself=textureGrad(own,q,dx,dy).rgb*balance.x*mill*through.y;
    vec3 direct=key*keyLight+dome*domeLight;
    vec3 arriving=direct+(shade*visited.x+shade*shade*visited.y)*domeLight.g;
    vec3 gap=balance.z>0.?vec3(0.):(1.-opacity)*${n(gapLight)}*balance.x*shade;
    sum+=(dyed*shade+itself+gap)*arriving+rim*direct*(${n(draped.rimOwn)}+${n(draped.rimTint)}*tint)
      +shine*keyLight*(1.-floats.y+floats.y*tint)
      +balance.z*(1.-opacity)*ground*(under.x*groundKey+under.y*groundDome+under.z*groundDome.g*shade);
  }
  shown=vec4(print(sum/4.*light),1.);
}`.replaceAll('PI', `${Math.PI}`);
