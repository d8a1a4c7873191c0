import { gainLimits } from '../../../light/exposure.ts';
import {
  fibreLight as fibre,
  golden,
  groundLight as ground,
  hairLight as hair,
  lamps,
  luminanceShares,
  macroCamera as camera,
  shadowMarch as march,
} from '../../../light/light-numbers.ts';
import { halvings } from './gl.ts';
import { n, printing } from './glsl.ts';

/**
 * The studio's macro as four passes, GLSL ES 3.00. Each is a loop of `src/studio/macro` for one texel, and every
 * number of it comes from `src/light`; shaders.test.ts finds a number that does not.
 */
/** Most threads a plate may have. */
export const mostThreads = 8;
const places = 2048;

const head = `#version 300 es
precision highp float;precision highp int;precision highp sampler2D;
`;

/** One triangle over the whole target. */
export const triangle = `#version 300 es
void main(){gl_Position=vec4(vec2(gl_VertexID==1?3.:-1.,gl_VertexID==2?3.:-1.),0.,1.);}`;

/** How much of eight lamps reaches each place of the coarse height field: studio/macro/shadow-fields.ts. */
export const shadow = `${head}uniform sampler2D heights;uniform float top;uniform vec3 lamp[8];
layout(location=0) out vec4 first;layout(location=1) out vec4 second;
float reach(vec3 l){
  vec2 size=vec2(textureSize(heights,0));
  ivec2 p=ivec2(gl_FragCoord.xy);
  float level=max(length(l.xy),1e-6),slope=l.z/level;
  vec2 d=vec2(l.x,-l.y)/level;
  float start=texelFetch(heights,p,0).r+${n(march.lift)},open=1.,t=${n(march.from)},stride=${n(march.stride)};
  for(int i=0;i<${march.marches};i++){
    float z=start+t*slope;
    if(z>top)break;
    vec2 q=floor(vec2(p)+d*t+.5);
    q-=floor(q/size)*size;
    float above=texelFetch(heights,ivec2(q),0).r-z;
    if(above>0.)open=min(open,1.-above/(${n(march.softness)}+t*${n(march.spread)}));
    if(open<=${n(march.closed)}){open=0.;break;}
    t+=stride;stride*=${n(march.growth)};
  }
  return open;
}
void main(){
  first=vec4(reach(lamp[0]),reach(lamp[1]),reach(lamp[2]),reach(lamp[3]));
  second=vec4(reach(lamp[4]),reach(lamp[5]),reach(lamp[6]),reach(lamp[7]));
}`;

const luminance = `vec3(${luminanceShares.map(n).join()})`;

/** The light of every texel: studio/macro/develop.ts. Alpha is what exposure is metered from. */
export const develop = `${head}uniform sampler2D fibres,yarns,hairs,reach0,reach1,reach2,reach3;
uniform vec3 lamp[${lamps.count}],power[${lamps.count}],albedo[${mostThreads}],below,look[${mostThreads}];uniform vec2 coarse;
out vec4 lit;
void main(){
  ivec2 p=ivec2(gl_FragCoord.xy);
  vec4 f=texelFetch(fibres,p,0)*255.,y=texelFetch(yarns,p,0);
  vec2 h=texelFetch(hairs,p,0).rg,at=(vec2(p)+.5)/${n(march.step)}/coarse;
  vec4 r[4];
  r[0]=texture(reach0,at);r[1]=texture(reach1,at);r[2]=texture(reach2,at);r[3]=texture(reach3,at);
  int thread=int(y.a*255.+.5);
  vec3 e=vec3(0.),colour;float covered=0.;
  if(thread==255){
    for(int l=0;l<${lamps.count};l++)e+=power[l]*((${n(ground.shaded)}+${n(ground.open)}*r[l/4][l%4])*lamp[l].z*${n(ground.gain)});
    colour=below*e;
  }else{
    covered=1.;
    vec2 across=(f.xy-128.)/127.;
    vec3 up=vec3(across,sqrt(max(0.,1.-dot(across,across))));
    float turn=f.z/256.*PI,rise=(f.w/255.-.5)*PI;
    vec3 along=vec3(cos(turn)*cos(rise),sin(turn)*cos(rise),sin(rise));
    float lustre=look[thread].x,gloss=look[thread].y,shine=0.;
    float alongSharp=gloss*${n(fibre.alongSharp)},acrossSharp=gloss*${n(fibre.acrossSharp)}+${n(fibre.acrossLeast)};
    for(int l=0;l<${lamps.count};l++){
      float open=r[l/4][l%4],nl=dot(up,lamp[l]),tl=dot(along,lamp[l]);
      float wrapped=max(0.,(nl+${n(fibre.wrap)})/(1.+${n(fibre.wrap)}));
      e+=power[l]*((${n(fibre.lambert)}*wrapped+${n(fibre.strand)}*sqrt(max(0.,1.-tl*tl))*lamp[l].z)*open);
      if(l<${lamps.box}&&lustre>${n(fibre.leastLustre)}){
        vec3 half_=normalize(lamp[l]+vec3(0.,0.,1.));
        float nh=dot(up,half_),th=dot(along,half_),facing=nl*${n(fibre.facing)}+${n(fibre.turned)};
        if(nh>0.&&facing>0.)shine+=exp(-th*th*alongSharp+(nh-1.)*acrossSharp)*open*(power[l].r+power[l].g+power[l].b)/3.*facing;
      }
    }
    vec3 dye=albedo[thread],a=min(dye*(1.+(y.g*255./128.-1.)*${n(fibre.tone)}),${n(fibre.brightest)});
    float ambient=${n(fibre.ambient)}+${n(fibre.ambientByDepth)}*y.r,crevice=1.-look[thread].z*pow(y.b,${n(fibre.creviceFall)});
    vec3 body=a*e+a*dye*(ambient+${n(fibre.bounced)}*e)+a*dye*dye*ambient;
    float brightest=max(dye.r,max(dye.g,dye.b))+${n(fibre.tintFloor)};
    colour=body*crevice+lustre*shine*(${n(fibre.tint)}+${n(fibre.tint)}*dye/brightest);
  }
  if(h.x>0.)colour=mix(colour,albedo[int(h.y*255.+.5)]*${n(hair.albedo)}+${n(hair.light)},h.x*${n(hair.cover)});
  lit=vec4(colour,covered*dot(min(colour,1.),${luminance}));
}`.replaceAll('PI', `${Math.PI}`);

/** Each texel the mean of four, and a last odd row or column dropped: `halvings` of studio/macro/photograph.ts. */
export const halve = `${head}uniform sampler2D lit;out vec4 mean;
void main(){
  ivec2 p=ivec2(gl_FragCoord.xy)*2;
  mean=(texelFetch(lit,p,0)+texelFetch(lit,p+ivec2(1,0),0)+texelFetch(lit,p+ivec2(0,1),0)+texelFetch(lit,p+1,0))/4.;
}`;

/**
 * The exposure meter, one texel: what covered texels return on average, at places of the coarsest level. The top of a
 * mip chain would be cheaper and is wrong: tiles are no powers of two, and every halving drops more of them.
 */
export const meter = `${head}uniform sampler2D lit;out vec4 mean;
void main(){
  vec2 size=vec2(textureSize(lit,${halvings}));float sum=0.;
  for(int i=0;i<${places};i++)sum+=texelFetch(lit,ivec2(fract(vec2(SPREAD)*float(i))*size),${halvings}).a;
  mean=vec4(sum/${n(places)});
}`.replace('SPREAD', '.7548776662,.5698402910');

/**
 * The camera over the lit tile: studio/macro/photograph.ts, then exposure, tone curve and sRGB. Levels of a tile with
 * odd sides are a little smaller than half of it; as in the studio, places on them are counted in their own texels.
 */
export const photograph = `${head}uniform sampler2D lit,metered;
uniform vec2 canvas,centre;uniform float scale,rotation,tilt,sharp,wanted;
out vec4 shown;
${printing}
void main(){
  vec2 size=vec2(textureSize(lit,0)),at=vec2(gl_FragCoord.x,canvas.y-gl_FragCoord.y)-.5;
  float unit=min(canvas.x,canvas.y),focus=at.y-canvas.y*${n(camera.focusAt)},py=focus/unit,near=1./(1.+tilt*py);
  float tx=(at.x-canvas.x/2.)*near*scale,ty=focus*near*scale*(1.+tilt*${n(camera.lean)});
  float c=cos(rotation),s=sin(rotation);
  vec2 place=vec2(tx*c-ty*s,tx*s+ty*c)+size*vec2(centre.x,1.-centre.y);
  float swell=${n(camera.swell)}*sin((tx*${n(camera.swellX)}+ty*${n(camera.swellY)})/(unit*scale)+1.);
  float circle=max(0.,abs(py+swell+${n(camera.slant)}*(at.x/canvas.x-.5))-sharp)*${n(camera.blur)}*unit*scale*near;
  float level=circle<${n(camera.softFrom)}*scale?(scale*near>${n(camera.coarseFrom)}?1.:0.):circle<${n(camera.softerFrom)}*scale?1.:2.;
  float radius=max(circle,scale*${n(camera.tapRadius)}*near),turn=mod(at.x*7.+at.y*13.,6.);
  int taps=circle<scale?${camera.taps}:${camera.softTaps};
  vec2 span=exp2(level)*vec2(textureSize(lit,int(level)));
  vec3 sum=vec3(0.);
  for(int q=0;q<${camera.softTaps};q++){
    if(q>=taps)break;
    float r=sqrt((float(q)+.5)/float(taps))*radius,a=float(q)*${n(golden)}+turn;
    sum+=textureLod(lit,(place+vec2(cos(a),sin(a))*r)/span,level).rgb;
  }
  float fall=(1.+${n(camera.falloff)}*(${n(camera.falloffX)}-at.x/canvas.x)-${n(camera.falloff)}*${n(camera.falloffDown)}*(at.y/canvas.y-${n(camera.falloffY)})+${n(camera.swellLight)}*swell)/float(taps);
  float gain=clamp(wanted/max(1e-6,texelFetch(metered,ivec2(0),0).r),${n(gainLimits.least)},${n(gainLimits.most)});
  shown=vec4(print(sum*fall*gain),1.);
}`;
