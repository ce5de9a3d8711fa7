// The few shapes all furniture is built from: rounded boxes, cylinders, cushions and cloth, each casting shadows.
import * as THREE from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { randomFrom } from './random.ts';

export type Material = THREE.MeshStandardMaterial;
type Place = [x: number, y: number, z: number];

export function matte(color: string | THREE.Texture, roughness = 0.85, metalness = 0): Material {
  const isTexture = typeof color !== 'string';
  return new THREE.MeshStandardMaterial({
    color: isTexture ? '#ffffff' : color,
    map: isTexture ? color : null,
    roughness,
    metalness,
  });
}

export const metal = (color = '#b9b4aa', roughness = 0.28) => matte(color, roughness, 0.95);
export const brass = () => matte('#c09a52', 0.3, 0.9);

export function glow(color: string, strength: number): Material {
  return new THREE.MeshStandardMaterial({ color: '#fff', emissive: color, emissiveIntensity: strength });
}

export function glass(color = '#dfeceb', opacity = 0.16): Material {
  return new THREE.MeshStandardMaterial({
    color,
    transparent: true,
    opacity,
    roughness: 0.04,
    metalness: 0.2,
    depthWrite: false,
  });
}

function mesh(geometry: THREE.BufferGeometry, material: Material, [x, y, z]: Place): THREE.Mesh {
  const result = new THREE.Mesh(geometry, material);
  result.position.set(x, y, z);
  result.castShadow = !material.transparent;
  result.receiveShadow = true;
  return result;
}

/** A box with soft edges; `y` is its bottom, so that things stand on what is below them. */
export function box(
  w: number,
  h: number,
  d: number,
  material: Material,
  x = 0,
  y = 0,
  z = 0,
  radius = 0.012,
): THREE.Mesh {
  const r = Math.min(radius, w / 2.01, h / 2.01, d / 2.01);
  return mesh(new RoundedBoxGeometry(w, h, d, r > 0.03 ? 5 : 2, r), material, [x, y + h / 2, z]);
}

export function cylinder(
  top: number,
  bottom: number,
  h: number,
  material: Material,
  x = 0,
  y = 0,
  z = 0,
  segments = 40,
): THREE.Mesh {
  return mesh(new THREE.CylinderGeometry(top, bottom, h, segments), material, [x, y + h / 2, z]);
}

export function ball(radius: number, material: Material, x = 0, y = 0, z = 0): THREE.Mesh {
  return mesh(new THREE.SphereGeometry(radius, 32, 24), material, [x, y, z]);
}

export function sheet(w: number, h: number, material: Material, x = 0, y = 0, z = 0): THREE.Mesh {
  return mesh(new THREE.PlaneGeometry(w, h), material, [x, y, z]);
}

/** A turned body (vase, pot, shade) from a profile of radius and height pairs. */
export function turned(profile: [number, number][], material: Material, x = 0, y = 0, z = 0): THREE.Mesh {
  const points = profile.map(([radius, height]) => new THREE.Vector2(radius, height));
  const result = mesh(new THREE.LatheGeometry(points, 48), material, [x, y, z]);
  material.side = THREE.DoubleSide;
  return result;
}

/** A stuffed cushion: full in the middle, thin and slightly drawn in at the edges. */
export function cushion(
  w: number,
  h: number,
  d: number,
  material: Material,
  x = 0,
  y = 0,
  z = 0,
  puff = 1,
): THREE.Mesh {
  const geometry = new THREE.BoxGeometry(2, 2, 2, 22, 22, 6);
  const p = geometry.attributes.position as THREE.BufferAttribute;
  for (let i = 0; i < p.count; i++) {
    const u = p.getX(i);
    const v = p.getY(i);
    const fall = (1 - Math.abs(u) ** 4) * (1 - Math.abs(v) ** 4);
    const thick = 1 - puff * 0.82 + puff * 0.82 * fall ** 0.45;
    const pinch = 1 - 0.06 * puff * (1 - Math.abs(u * v));
    p.setXYZ(i, (u * pinch * w) / 2, (v * pinch * h) / 2, (p.getZ(i) * thick * d) / 2);
  }
  geometry.computeVertexNormals();
  return mesh(geometry, material, [x, y, z]);
}

/** Cloth hung in folds, from a rail downwards (curtain, towel). */
export function drape(
  w: number,
  h: number,
  folds: number,
  depth: number,
  material: Material,
  x = 0,
  y = 0,
  z = 0,
): THREE.Mesh {
  const geometry = new THREE.PlaneGeometry(w, h, folds * 12, 10);
  const p = geometry.attributes.position as THREE.BufferAttribute;
  const r = randomFrom(Math.round(w * 1000 + h * 10));
  const phases = Array.from({ length: folds + 2 }, () => (r() - 0.5) * 0.7);
  for (let i = 0; i < p.count; i++) {
    const t = (p.getX(i) / w + 0.5) * folds;
    const low = 0.5 - p.getY(i) / h;
    const wave = Math.sin((t + (phases[Math.floor(t)] ?? 0) * low) * Math.PI * 2);
    p.setZ(i, wave * depth * (0.7 + 0.45 * low));
  }
  geometry.computeVertexNormals();
  material.side = THREE.DoubleSide;
  return mesh(geometry, material, [x, y + h / 2, z]);
}

export function group(...parts: THREE.Object3D[]): THREE.Group {
  const result = new THREE.Group();
  if (parts.length > 0) result.add(...parts);
  return result;
}

export function at<T extends THREE.Object3D>(object: T, x: number, y: number, z: number, turn = 0): T {
  object.position.set(x, y, z);
  object.rotation.y = turn;
  return object;
}
