// A material lit at its corners, not at each of its pixels: on flat wood nobody sees the difference, and a machine
// without a graphics card draws it several times as fast.

import { Color, ColorManagement, ShaderMaterial, Vector3, type Texture } from 'three';

// Colours go to the screen as they are written: to convert each pixel is work that nobody sees.
ColorManagement.enabled = false;

const VERTEX = /* glsl */ `
  uniform vec3 lamp;
  uniform vec3 lampColour;
  uniform vec3 window;
  uniform vec3 windowColour;
  uniform vec3 above;
  uniform vec3 below;
  uniform vec3 alarm;
  attribute vec3 tint;
  varying vec3 vLight;
  varying vec2 vUv;

  void main() {
    vec3 n = normalize(mat3(modelMatrix) * normal);
    vec3 light = mix(below, above, 0.5 + 0.5 * n.y) + alarm;
    light += max(dot(n, lamp), 0.0) * lampColour + max(dot(n, window), 0.0) * windowColour;
    vLight = light * tint;
    vUv = uv;
    gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
  }
`;

const PAINTED = /* glsl */ `
  varying vec3 vLight;
  void main() { gl_FragColor = vec4(vLight, 1.0); }
`;

const PICTURED = /* glsl */ `
  uniform sampler2D map;
  varying vec3 vLight;
  varying vec2 vUv;
  void main() { gl_FragColor = vec4(texture2D(map, vUv).rgb * vLight, 1.0); }
`;

/** The light of the room, shared by all that is lit. */
const LIGHT = {
  lamp: { value: new Vector3(-0.42, 0.7, 0.58).normalize() },
  lampColour: { value: new Color('#9c7d56') },
  window: { value: new Vector3(0.87, 0.43, 0.22).normalize() },
  windowColour: { value: new Color('#26304a') },
  above: { value: new Color('#a59b92') },
  below: { value: new Color('#4b4152') },
  alarm: { value: new Color(0) },
};

/** The alarm colours everything, from 0 to 1. */
export function ringLight(loud: number): void {
  LIGHT.alarm.value.setRGB(0.75 * loud, 0.02 * loud, 0.05 * loud);
}

/** Lit wood or velvet: with a picture, or only in the tint of its corners. */
export class LitMaterial extends ShaderMaterial {
  readonly map: Texture | null;

  constructor(map: Texture | null = null) {
    super({
      vertexShader: VERTEX,
      fragmentShader: map ? PICTURED : PAINTED,
      uniforms: { ...LIGHT, ...(map ? { map: { value: map } } : {}) },
    });
    this.map = map;
  }
}
