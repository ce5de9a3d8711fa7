// Takes the picture: adds up many renders, each with other light samples, into soft shadows, then tone-maps it.
import * as THREE from 'three';

export const WIDTH = 1200;
export const HEIGHT = 900;

export interface AreaLight {
  /** Centre and two half-axes of the lit rectangle (a window, a lamp). */
  centre: THREE.Vector3;
  u: THREE.Vector3;
  v: THREE.Vector3;
  towards: THREE.Vector3;
  color: string;
  strength: number;
  spread?: number;
  decay?: number;
}

export interface Lighting {
  dome: { color: string; strength: number; low: string; environment: number };
  areas: AreaLight[];
  sun?: { direction: THREE.Vector3; color: string; strength: number; softness: number };
  exposure: number;
  /** Half the size of what the dome's shadows cover, metres. */
  reach: number;
}

export interface Stage {
  scene: THREE.Scene;
  /** Walls and ceilings: they stop the sun, and let the dome's soft light in. */
  shell: THREE.Mesh[];
  camera: THREE.PerspectiveCamera;
  /** Vertical lens shift as a share of the height: keeps verticals upright while looking lower or higher. */
  shift: number;
  lighting: Lighting;
  environment: THREE.Scene;
  centre: THREE.Vector3;
}

const halton = (index: number, base: number): number => {
  let result = 0;
  let f = 1 / base;
  for (let i = index; i > 0; i = Math.floor(i / base)) {
    result += f * (i % base);
    f /= base;
  }
  return result;
};

function directional(scene: THREE.Scene, reach: number, size: number): THREE.DirectionalLight {
  const light = new THREE.DirectionalLight('#fff', 1);
  light.castShadow = true;
  light.shadow.mapSize.set(size, size);
  Object.assign(light.shadow.camera, {
    left: -reach,
    right: reach,
    top: reach,
    bottom: -reach,
    near: 0.5,
    far: reach * 6,
  });
  light.shadow.bias = -0.0006;
  light.shadow.normalBias = 0.02;
  scene.add(light, light.target);
  return light;
}

function domeDirection(sample: number): THREE.Vector3 {
  const phi = halton(sample, 2) * Math.PI * 2;
  const up = 0.12 + 0.86 * halton(sample, 3);
  const flat = Math.sqrt(1 - up * up);
  return new THREE.Vector3(Math.cos(phi) * flat, up, Math.sin(phi) * flat);
}

function areaSpots(stage: Stage): THREE.SpotLight[] {
  return stage.lighting.areas.map((area) => {
    const light = new THREE.SpotLight(
      area.color,
      area.strength,
      0,
      area.spread ?? 1.35,
      0.9,
      area.decay ?? 1.6,
    );
    light.castShadow = true;
    light.shadow.mapSize.set(768, 768);
    light.shadow.bias = -0.0008;
    light.shadow.normalBias = 0.03;
    light.shadow.camera.near = 0.08;
    stage.scene.add(light, light.target);
    return light;
  });
}

function moveAreas(stage: Stage, spots: THREE.SpotLight[], sample: number): void {
  stage.lighting.areas.forEach((area, i) => {
    const spot = spots[i];
    if (!spot) return;
    const a = halton(sample + i * 17, 2) * 2 - 1;
    const b = halton(sample + i * 17, 3) * 2 - 1;
    spot.position.copy(area.centre).addScaledVector(area.u, a).addScaledVector(area.v, b);
    spot.target.position.copy(spot.position).add(area.towards);
  });
}

const quadVertex = 'varying vec2 vUv; void main(){ vUv = uv; gl_Position = vec4(position.xy, 0., 1.); }';

function fullScreen(fragmentShader: string, uniforms: Record<string, THREE.IUniform>, additive: boolean) {
  const material = new THREE.ShaderMaterial({
    vertexShader: quadVertex,
    fragmentShader,
    uniforms,
    depthTest: false,
    depthWrite: false,
  });
  if (additive) {
    material.blending = THREE.CustomBlending;
    material.blendSrc = THREE.OneFactor;
    material.blendDst = THREE.OneFactor;
  }
  const scene = new THREE.Scene();
  scene.add(new THREE.Mesh(new THREE.PlaneGeometry(2, 2), material));
  return { scene, camera: new THREE.OrthographicCamera(), material };
}

/** Renders the stage with `frames` light samples and returns the canvas that holds the finished picture. */
export function photograph(stage: Stage, frames: number): HTMLCanvasElement {
  const renderer = new THREE.WebGLRenderer({ antialias: false, preserveDrawingBuffer: true });
  renderer.setSize(WIDTH, HEIGHT, false);
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = THREE.BasicShadowMap;
  renderer.toneMapping = THREE.NoToneMapping;
  const { scene, camera, lighting } = stage;
  const pmrem = new THREE.PMREMGenerator(renderer);
  scene.environment = pmrem.fromScene(stage.environment, 0.02, 0.1, 100).texture;
  scene.environmentIntensity = lighting.dome.environment;
  const target = new THREE.WebGLRenderTarget(WIDTH, HEIGHT, { type: THREE.HalfFloatType });
  const sum = new THREE.WebGLRenderTarget(WIDTH, HEIGHT, { type: THREE.FloatType, depthBuffer: false });
  const add = fullScreen(
    'uniform sampler2D map; uniform float weight; varying vec2 vUv; void main(){ gl_FragColor = vec4(min(texture2D(map, vUv).rgb, vec3(12.)) * weight, 1.); }',
    { map: { value: target.texture }, weight: { value: 1 / frames } },
    true,
  );
  renderer.setRenderTarget(sum);
  renderer.clear();
  renderer.autoClear = true;

  const accumulate = (count: number, prepare: (sample: number) => void) => {
    add.material.uniforms.weight = { value: 1 / count };
    for (let i = 1; i <= count; i++) {
      prepare(i);
      const full = HEIGHT * (1 + 2 * Math.abs(stage.shift));
      const y = full / 2 - HEIGHT / 2 + stage.shift * HEIGHT;
      camera.setViewOffset(WIDTH, full, halton(i, 2) - 0.5, y + halton(i, 3) - 0.5, WIDTH, HEIGHT);
      renderer.setRenderTarget(target);
      renderer.render(scene, camera);
      renderer.setRenderTarget(sum);
      renderer.autoClear = false;
      renderer.render(add.scene, add.camera);
      renderer.autoClear = true;
    }
  };
  softPass(stage, frames, accumulate);
  if (lighting.sun) sunPass(stage, Math.ceil(frames / 3), accumulate);
  return develop(renderer, sum, lighting.exposure);
}

type Accumulate = (count: number, prepare: (sample: number) => void) => void;

function softPass(stage: Stage, frames: number, accumulate: Accumulate): void {
  const { scene, lighting, centre, shell } = stage;
  for (const wall of shell) wall.castShadow = false;
  const domes = [directional(scene, lighting.reach, 1024), directional(scene, lighting.reach, 1024)];
  const fill = new THREE.HemisphereLight(
    lighting.dome.color,
    lighting.dome.low,
    lighting.dome.strength * 0.22,
  );
  scene.add(fill);
  const spots = areaSpots(stage);
  accumulate(frames, (sample) => {
    domes.forEach((light, k) => {
      light.color.set(lighting.dome.color);
      light.intensity = lighting.dome.strength * 0.72;
      light.target.position.copy(centre);
      light.position.copy(centre).addScaledVector(domeDirection(sample * 2 + k), lighting.reach * 2.5);
    });
    moveAreas(stage, spots, sample);
  });
  for (const light of [...domes, ...spots]) {
    scene.remove(light);
    light.dispose();
  }
  scene.remove(fill);
}

/** The sun alone, stopped by walls; everything that shines by itself is dark here, having been counted already. */
function sunPass(stage: Stage, frames: number, accumulate: Accumulate): void {
  const { scene, lighting, centre, shell } = stage;
  const sun = lighting.sun;
  if (!sun) return;
  for (const wall of shell) wall.castShadow = true;
  scene.background = new THREE.Color('#000');
  scene.environmentIntensity = 0;
  scene.traverse((object) => {
    if (object instanceof THREE.Mesh && object.material instanceof THREE.MeshStandardMaterial)
      object.material.emissiveIntensity = 0;
    if (object instanceof THREE.Mesh && object.material instanceof THREE.MeshBasicMaterial)
      object.visible = false;
    if (object instanceof THREE.PointLight) object.intensity = 0;
  });
  const light = directional(scene, lighting.reach, 2048);
  light.color.set(sun.color);
  light.intensity = sun.strength;
  accumulate(frames, (sample) => {
    const jitter = new THREE.Vector3(
      halton(sample, 2) - 0.5,
      halton(sample, 3) - 0.5,
      halton(sample, 5) - 0.5,
    );
    light.target.position.copy(centre);
    light.position
      .copy(sun.direction)
      .addScaledVector(jitter, sun.softness)
      .normalize()
      .multiplyScalar(-lighting.reach * 2.5)
      .add(centre);
  });
}

function develop(
  renderer: THREE.WebGLRenderer,
  sum: THREE.WebGLRenderTarget,
  exposure: number,
): HTMLCanvasElement {
  renderer.toneMapping = THREE.ACESFilmicToneMapping;
  renderer.toneMappingExposure = exposure;
  const output = fullScreen(
    `uniform sampler2D map; varying vec2 vUv;
     void main(){
       vec3 c = texture2D(map, vUv).rgb;
       vec2 q = vUv - .5; c *= 1. - .32 * dot(q, q);
       gl_FragColor = vec4(c, 1.);
       #include <tonemapping_fragment>
       #include <colorspace_fragment>
     }`,
    { map: { value: sum.texture } },
    false,
  );
  renderer.setRenderTarget(null);
  renderer.render(output.scene, output.camera);
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No 2D canvas');
  context.filter = 'saturate(.94) contrast(1.02)';
  context.drawImage(renderer.domElement, 0, 0);
  context.globalCompositeOperation = 'screen';
  context.globalAlpha = 0.16;
  context.filter = 'blur(16px) brightness(.85) contrast(1.8)';
  context.drawImage(renderer.domElement, 0, 0);
  return canvas;
}
