// Open air: sky, sun, trees and hedges, and the light that goes with each time of day.
import * as THREE from 'three';
import type { TimeOfDay, View } from './plan.ts';
import { type Random, randomFrom } from './random.ts';
import { cylinder, group, matte } from './shapes.ts';
import type { Stage } from './studio.ts';

const skies = {
  morning: { top: '#4f92cc', low: '#e9dcc8', cloud: '#fff7ec' },
  day: { top: '#2f7cc4', low: '#bcd9ec', cloud: '#ffffff' },
  golden: { top: '#5f8fbd', low: '#f5c98c', cloud: '#ffe7c4' },
  evening: { top: '#274a86', low: '#d3a795', cloud: '#b98f92' },
} as const;

const lights = {
  morning: { sun: '#ffe0b4', power: 2.9, dome: '#dbe8f5', strength: 0.75, exposure: 0.95 },
  day: { sun: '#fff3df', power: 3.2, dome: '#e3eef8', strength: 0.8, exposure: 0.9 },
  golden: { sun: '#ffbe78', power: 3.6, dome: '#e8dfd6', strength: 0.75, exposure: 0.98 },
  evening: { sun: '#ff9d6b', power: 0.5, dome: '#9fb3dc', strength: 0.6, exposure: 1.4 },
} as const;

function skyTexture(time: TimeOfDay, seed: number): THREE.CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = 2048;
  canvas.height = 1024;
  const c = canvas.getContext('2d', { willReadFrequently: true });
  if (!c) throw new Error('No 2D canvas');
  const { top, low, cloud } = skies[time];
  const g = c.createLinearGradient(0, 0, 0, 1024);
  g.addColorStop(0, top);
  g.addColorStop(0.5, mix(top, low, 0.25));
  g.addColorStop(0.8, mix(top, low, 0.65));
  g.addColorStop(1, low);
  c.fillStyle = g;
  c.fillRect(0, 0, 2048, 1024);
  const r = randomFrom(seed);
  c.fillStyle = cloud;
  for (let k = 0; k < 9; k++) {
    const cx = r() * 2048;
    const cy = 180 + r() * 560;
    for (let i = 0; i < 70; i++) {
      const x = cx + (r() - 0.5) * 460;
      const y = cy + (r() - 0.5) * 50;
      const radius = 20 + r() * 60;
      const puff = c.createRadialGradient(x, y, 0, x, y, radius);
      puff.addColorStop(0, `${cloud}22`);
      puff.addColorStop(1, `${cloud}00`);
      c.fillStyle = puff;
      c.fillRect(x - radius, y - radius, radius * 2, radius * 2);
    }
  }
  const texture = new THREE.CanvasTexture(canvas);
  texture.colorSpace = THREE.SRGBColorSpace;
  return texture;
}

function mix(a: string, b: string, share: number): string {
  return `#${new THREE.Color(a).lerp(new THREE.Color(b), share).getHexString()}`;
}

/** Thousands of small leaves filling an ellipsoid or a box. */
export function leaves(
  count: number,
  size: THREE.Vector3,
  r: Random,
  tones: string[],
  blade = 0.2,
  boxy = false,
): THREE.InstancedMesh {
  const material = matte('#ffffff', 0.75);
  material.side = THREE.DoubleSide;
  const mesh = new THREE.InstancedMesh(new THREE.PlaneGeometry(blade, blade * 0.62), material, count);
  const dummy = new THREE.Object3D();
  for (let i = 0; i < count; i++) {
    const direction = new THREE.Vector3(r() * 2 - 1, r() * 2 - 1, r() * 2 - 1);
    if (!boxy) direction.normalize().multiplyScalar(0.45 + 0.55 * r() ** 0.5);
    dummy.position.copy(direction).multiply(size);
    dummy.rotation.set(r() * 6.3, r() * 6.3, r() * 6.3);
    dummy.scale.setScalar(0.7 + r() * 0.7);
    dummy.updateMatrix();
    mesh.setMatrixAt(i, dummy.matrix);
    const shade = new THREE.Color(tones[Math.floor(r() * tones.length)] ?? '#5b8244');
    mesh.setColorAt(i, shade.multiplyScalar(0.75 + 0.5 * (direction.y * 0.5 + 0.5)));
  }
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  return mesh;
}

const foliage = ['#4f7a3a', '#5e8b45', '#6f9a4e', '#426a34', '#83a758'];

export function tree(height: number, seed: number, flowers?: string): THREE.Group {
  const r = randomFrom(seed);
  const result = group(cylinder(0.09, 0.17, height * 0.5, matte('#6f5a46', 0.95)));
  const crowns = 5;
  for (let i = 0; i < crowns; i++) {
    const size = new THREE.Vector3(1, 0.72, 1).multiplyScalar(height * (0.17 + r() * 0.09));
    const crown = leaves(700, size, r, flowers && r() > 0.4 ? [...foliage, flowers, flowers] : foliage, 0.24);
    const turn = (i / crowns) * 6.3;
    crown.position.set(
      Math.cos(turn) * height * 0.16,
      height * (0.58 + r() * 0.24),
      Math.sin(turn) * height * 0.16,
    );
    result.add(crown);
  }
  return result;
}

export function coconutPalm(height: number, seed: number): THREE.Group {
  const r = randomFrom(seed);
  const result = group(cylinder(0.09, 0.15, height, matte('#8b7860', 0.95)));
  const green = matte('#5f8a3f', 0.7);
  green.side = THREE.DoubleSide;
  for (let i = 0; i < 18; i++) {
    const length = 1.7 + r() * 0.6;
    const geometry = new THREE.PlaneGeometry(0.42, length, 6, 12);
    const p = geometry.attributes.position as THREE.BufferAttribute;
    for (let k = 0; k < p.count; k++) {
      const t = p.getY(k) / length + 0.5;
      const comb = Math.sin(Math.PI * (0.08 + t * 0.92)) * (0.55 + 0.45 * Math.abs(Math.sin(t * 40)));
      p.setXYZ(
        k,
        p.getX(k) * comb,
        Math.sin(t * 1.7) * length * 0.5,
        t * length * 0.85 - Math.abs(p.getX(k)) * 0.2,
      );
    }
    geometry.computeVertexNormals();
    const frond = new THREE.Mesh(geometry, green);
    frond.castShadow = true;
    frond.position.y = height;
    frond.rotation.set(0.1 + r() * 0.5, i * 2.4, 0, 'YXZ');
    result.add(frond);
  }
  return result;
}

export function hedge(w: number, h: number, d: number, seed: number): THREE.InstancedMesh {
  return leaves(
    Math.round(w * 520),
    new THREE.Vector3(w / 2, h / 2, d / 2),
    randomFrom(seed),
    foliage,
    0.13,
    true,
  );
}

export interface OpenAir {
  time: TimeOfDay;
  view: View;
  sun: [number, number, number];
  reach: number;
  centre: [number, number, number];
  ground: string;
  seed: number;
  areas?: Stage['lighting']['areas'];
}

export function openAir(scene: THREE.Scene, look: OpenAir): Stage {
  const { time, view } = look;
  const light = lights[time];
  const sky = new THREE.Mesh(
    new THREE.SphereGeometry(140, 48, 24, 0, Math.PI * 2, 0, Math.PI * 0.53),
    new THREE.MeshBasicMaterial({ map: skyTexture(time, look.seed), side: THREE.BackSide, fog: false }),
  );
  sky.material.color.setScalar(time === 'evening' ? 0.7 : 0.92);
  scene.add(sky);
  const camera = new THREE.PerspectiveCamera(view.fov, 4 / 3, 0.1, 400);
  camera.position.set(...view.from);
  camera.lookAt(view.to[0], view.from[1], view.to[2]);
  const environment = new THREE.Scene();
  const dome = new THREE.Mesh(
    new THREE.SphereGeometry(20, 32, 16),
    new THREE.MeshBasicMaterial({ map: skyTexture(time, look.seed), side: THREE.BackSide }),
  );
  const floor = new THREE.Mesh(
    new THREE.CircleGeometry(30, 32),
    new THREE.MeshBasicMaterial({ color: look.ground }),
  );
  floor.rotation.x = -Math.PI / 2;
  floor.position.y = -1;
  environment.add(dome, floor);
  return {
    scene,
    shell: [],
    camera,
    shift: view.shift ?? 0,
    environment,
    centre: new THREE.Vector3(...look.centre),
    lighting: {
      dome: {
        color: light.dome,
        low: '#b9a88f',
        strength: light.strength,
        environment: time === 'evening' ? 0.5 : 0.62,
      },
      areas: look.areas ?? [],
      exposure: light.exposure,
      reach: look.reach,
      sun: {
        direction: new THREE.Vector3(...look.sun).normalize(),
        color: light.sun,
        strength: light.power,
        softness: 0.03,
      },
    },
  };
}
