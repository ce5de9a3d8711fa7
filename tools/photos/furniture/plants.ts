// Pots and plants: an arching palm, a stiff snake plant, a fig with round leaves.
import * as THREE from 'three';
import { type Random, randomFrom } from '../scene/random.ts';
import { cylinder, group, type Material, matte, turned } from '../scene/shapes.ts';

const leafGreens = ['#4d7a3f', '#3f6b3a', '#5f8b4a', '#36603a'];

/** A curved leaf blade: rises, bends outwards and narrows to a tip. */
function leaf(length: number, width: number, bend: number, material: Material): THREE.Mesh {
  const geometry = new THREE.PlaneGeometry(width, length, 4, 10);
  const p = geometry.attributes.position as THREE.BufferAttribute;
  for (let i = 0; i < p.count; i++) {
    const t = p.getY(i) / length + 0.5;
    const x = p.getX(i) * Math.sin(Math.PI * Math.min(0.98, 0.12 + t * 0.88)) ** 0.8;
    p.setXYZ(
      i,
      x,
      Math.sin(t * bend) * (length / bend),
      (1 - Math.cos(t * bend)) * (length / bend) + Math.abs(x) * 0.35,
    );
  }
  geometry.computeVertexNormals();
  const mesh = new THREE.Mesh(geometry, material);
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  return mesh;
}

function greens(): Material[] {
  return leafGreens.map((color) => {
    const material = matte(color, 0.55);
    material.side = THREE.DoubleSide;
    return material;
  });
}

export function pick<T>(list: T[], r: Random): T {
  return list[Math.floor(r() * list.length)] as T;
}

export function pot(radius: number, height: number, color: string): THREE.Mesh {
  return turned(
    [
      [0.001, 0],
      [radius * 0.72, 0],
      [radius, height],
      [radius * 0.9, height],
      [radius * 0.86, height * 0.88],
      [0.001, height * 0.88],
    ],
    matte(color, 0.7),
  );
}

/** `palm` arches outwards, `snake` stands stiff, `fig` has round leaves on a trunk. */
export function plant(
  kind: 'palm' | 'snake' | 'fig',
  height: number,
  potColor: string,
  seed = 1,
): THREE.Group {
  const r = randomFrom(seed);
  const leaves = greens();
  const potHeight = Math.min(0.36, height * 0.28);
  const result = group(pot(potHeight * 0.55, potHeight, potColor));
  const rest = height - potHeight * 0.85;
  if (kind === 'fig') {
    result.add(cylinder(0.012, 0.018, rest * 0.75, matte('#6e5a44'), 0, potHeight * 0.8, 0));
    for (let i = 0; i < 46; i++) {
      const blade = leaf(0.16 + r() * 0.1, 0.12, 0.7, pick(leaves, r));
      const y = potHeight + rest * (0.3 + r() * 0.62);
      blade.position.set((r() - 0.5) * 0.12, y, (r() - 0.5) * 0.12);
      blade.rotation.set(0.5 + r() * 0.8, r() * 6.3, 0, 'YXZ');
      result.add(blade);
    }
    return result;
  }
  const count = kind === 'palm' ? 26 : 13;
  for (let i = 0; i < count; i++) {
    const tall = rest * (0.55 + r() * 0.5);
    const blade =
      kind === 'palm'
        ? leaf(tall * 1.15, 0.1, 0.7 + r() * 0.9, pick(leaves, r))
        : leaf(tall, 0.065, 0.15 + r() * 0.2, pick(leaves, r));
    blade.position.set((r() - 0.5) * potHeight * 0.4, potHeight * 0.82, (r() - 0.5) * potHeight * 0.4);
    blade.rotation.set(kind === 'palm' ? 0.12 + r() * 0.35 : r() * 0.12, i * 2.4, 0, 'YXZ');
    result.add(blade);
  }
  return result;
}
