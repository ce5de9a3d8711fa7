// What makes a room lived in: plants, lamps, rugs, pictures, shelves, books, a fan and an air conditioner.
import * as THREE from 'three';
import { type Random, randomFrom } from '../scene/random.ts';
import {
  at,
  box,
  brass,
  cushion,
  cylinder,
  glow,
  group,
  type Material,
  matte,
  metal,
  sheet,
  turned,
} from '../scene/shapes.ts';
import { picture, woodGrain } from '../scene/textures.ts';

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

function pick<T>(list: T[], r: Random): T {
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

export function rugOn(w: number, d: number, texture: THREE.Texture): THREE.Mesh {
  const geometry = new THREE.BoxGeometry(w, 0.014, d);
  const mesh = new THREE.Mesh(geometry, matte(texture, 1));
  mesh.position.y = 0.008;
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  return mesh;
}

/** A framed picture facing +Z, centred. */
export function framed(
  w: number,
  h: number,
  kind: number,
  palette: string[],
  seed: number,
  frame = '#c9ab7c',
): THREE.Group {
  return group(
    at(box(w, h, 0.03, matte(woodGrain(frame), 0.5), 0, 0, 0, 0.006), 0, 0, 0.015),
    sheet(w - 0.04, h - 0.04, matte('#fbf8f2', 0.9), 0, 0, 0.0315),
    sheet(w - 0.16, h - 0.16, matte(picture(kind, palette, seed), 0.9), 0, 0, 0.033),
  );
}

export function floorLamp(lit: boolean): THREE.Group {
  const shade = matte('#f3e6cd', 0.9);
  shade.emissive.set('#ffce8a');
  shade.emissiveIntensity = lit ? 1.1 : 0.12;
  return group(
    cylinder(0.14, 0.15, 0.025, brass()),
    cylinder(0.011, 0.011, 1.45, brass()),
    turned(
      [
        [0.2, 0],
        [0.14, 0.28],
      ],
      shade,
      0,
      1.36,
      0,
    ),
  );
}

export function tableLamp(lit: boolean, base = '#2f7f79'): THREE.Group {
  const shade = matte('#f5ead4', 0.9);
  shade.emissive.set('#ffce8a');
  shade.emissiveIntensity = lit ? 1.3 : 0.15;
  return group(
    turned(
      [
        [0.001, 0],
        [0.07, 0],
        [0.085, 0.09],
        [0.05, 0.2],
        [0.018, 0.24],
        [0.018, 0.28],
      ],
      matte(base, 0.3),
    ),
    turned(
      [
        [0.15, 0],
        [0.1, 0.19],
      ],
      shade,
      0,
      0.27,
      0,
    ),
  );
}

export function pendant(drop: number, kind: 'cone' | 'globe' | 'cane', lit: boolean): THREE.Group {
  const bulb = glow('#ffd9a0', lit ? 4 : 1.4);
  const cord = cylinder(0.004, 0.004, drop, matte('#2c2a28'), 0, 0, 0, 8);
  if (kind === 'globe')
    return group(cord, at(cushion(0.22, 0.22, 0.4, glow('#ffe2b4', lit ? 1.8 : 0.7)), 0, -0.1, 0));
  const color = kind === 'cane' ? '#c79a5b' : '#1d4d4a';
  return group(
    cord,
    turned(
      [
        [0.02, 0.2],
        [0.07, 0.18],
        [0.19, 0.02],
        [0.2, 0],
      ],
      matte(color, 0.6),
      0,
      -0.18,
      0,
    ),
    at(cushion(0.09, 0.09, 0.16, bulb), 0, -0.13, 0),
  );
}

export function ceilingFan(color = '#6b4a33'): THREE.Group {
  const body = matte(color, 0.35, 0.3);
  const result = group(
    cylinder(0.013, 0.013, 0.3, metal('#a89878'), 0, -0.3, 0),
    cylinder(0.1, 0.08, 0.11, body, 0, -0.41, 0),
    cylinder(0.06, 0.09, 0.04, metal('#b59f75'), 0, -0.445, 0),
  );
  for (let i = 0; i < 3; i++) {
    const arm = group(at(box(0.52, 0.012, 0.125, body, 0, 0, 0, 0.005), 0.36, 0, 0));
    result.add(at(arm, 0, -0.37, 0, (i * Math.PI * 2) / 3 + 0.4));
  }
  return result;
}

/** Split air conditioner, back against a wall at its origin, facing +Z. */
export function airConditioner(): THREE.Group {
  const white = matte('#f6f5f2', 0.35);
  return group(
    box(0.85, 0.28, 0.2, white, 0, 0, 0.1, 0.04),
    box(0.76, 0.015, 0.03, matte('#c9c9c6', 0.4), 0, 0.03, 0.195),
    box(0.02, 0.012, 0.004, glow('#bff5d0', 1), 0.34, 0.2, 0.2),
  );
}

const spines = [
  '#0f6b66',
  '#e8a317',
  '#b4553a',
  '#31495e',
  '#d9c6a3',
  '#7a8b5a',
  '#8b3f3f',
  '#efe6d6',
  '#445',
  '#a58d64',
];

export function books(width: number, seed: number): THREE.Group {
  const r = randomFrom(seed);
  const result = group();
  for (let x = 0; x < width; ) {
    const w = 0.018 + r() * 0.03;
    const h = 0.17 + r() * 0.1;
    result.add(box(w - 0.002, h, 0.16, matte(pick(spines, r), 0.8), x + w / 2, 0, 0, 0.002));
    x += w;
  }
  return result;
}

export function bookshelf(w: number, h: number, wood: string, seed: number): THREE.Group {
  const r = randomFrom(seed);
  const board = matte(woodGrain(wood), 0.5);
  const rows = Math.round(h / 0.38);
  const result = group();
  for (const x of [-w / 2, w / 2]) result.add(box(0.025, h, 0.3, board, x, 0, 0, 0.004));
  for (let i = 0; i <= rows; i++)
    result.add(box(w, 0.025, 0.3, board, 0, (i * (h - 0.025)) / rows, 0, 0.004));
  for (let i = 0; i < rows; i++) {
    const y = (i * (h - 0.025)) / rows + 0.025;
    const span = w * (0.35 + r() * 0.3);
    const left = r() > 0.5;
    result.add(at(books(span, seed + i * 7), left ? -w / 2 + 0.03 : w / 2 - 0.03 - span, y, 0));
    const x = left ? w / 2 - 0.16 : -w / 2 + 0.16;
    result.add(
      r() > 0.45
        ? at(vase(pick(['#e9dfce', '#c77b4e', '#2f7f79', '#e0a93b'], r), 0.2), x, y, 0)
        : at(plant('snake', 0.28, '#e9e2d6', seed + i), x, y, 0),
    );
  }
  return result;
}

export function vase(color: string, h: number): THREE.Mesh {
  return turned(
    [
      [0.001, 0],
      [h * 0.22, 0],
      [h * 0.34, h * 0.35],
      [h * 0.16, h * 0.8],
      [h * 0.2, h],
    ],
    matte(color, 0.45),
  );
}

export function television(w = 1.25): THREE.Group {
  const h = w * 0.57;
  return group(box(w, h, 0.035, matte('#121416', 0.18), 0, 0, 0, 0.006));
}

export function tvUnit(w: number, wood: string): THREE.Group {
  const board = matte(woodGrain(wood), 0.45);
  const front = matte('#f1ece3', 0.5);
  const result = group(box(w, 0.36, 0.4, board, 0, 0.1, 0, 0.01));
  for (let i = 0; i < 3; i++)
    result.add(
      box(w / 3 - 0.03, 0.31, 0.015, i === 1 ? board : front, -w / 3 + (i * w) / 3, 0.125, 0.2, 0.004),
    );
  result.add(box(w - 0.2, 0.1, 0.34, matte('#2e2b28'), 0, 0, -0.01));
  return result;
}

export function slats(w: number, h: number, wood: string): THREE.Group {
  const board = matte(woodGrain(wood), 0.5);
  const result = group(box(w, h, 0.02, matte(woodGrain('#4a3526'), 0.6), 0, 0, 0.01));
  for (let x = -w / 2 + 0.03; x < w / 2; x += 0.07) result.add(box(0.038, h, 0.03, board, x, 0, 0.03, 0.006));
  return result;
}

export function door(color: string): THREE.Group {
  const leaf_ = matte(woodGrain(color), 0.5);
  const frame = matte(woodGrain('#5b3f2a'), 0.5);
  const result = group(box(0.88, 2.05, 0.04, leaf_, 0, 0, 0.02));
  for (const x of [-0.48, 0.48]) result.add(box(0.09, 2.14, 0.07, frame, x, 0, 0.03));
  result.add(box(1.05, 0.09, 0.07, frame, 0, 2.05, 0.03));
  for (const y of [0.18, 1.1]) result.add(box(0.62, 0.78, 0.02, leaf_, 0, y, 0.045, 0.008));
  result.add(cylinder(0.022, 0.022, 0.05, brass(), 0.36, 1, 0.07));
  return result;
}
