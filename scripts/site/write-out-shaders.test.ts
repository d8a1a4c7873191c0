import { expect, test } from 'vitest';
import { squeezeShader } from './write-out-shaders.ts';

test('loses the spaces of a shader, never a line that begins with # or the space between two words', () => {
  const source = `#version 300 es
precision highp float;
void main(){
  float a = 0.25 , b=10.05;
  if(a < b) return ;
  a-= -b;
}`;
  expect(squeezeShader(source)).toBe(
    '#version 300 es\nprecision highp float;void main(){float a=.25,b=10.05;if(a<b)return;a-=-b;}',
  );
});

test('leaves a number alone', () => expect(squeezeShader(8)).toBe(8));
