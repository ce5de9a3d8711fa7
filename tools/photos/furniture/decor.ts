// What makes a room lived in: rugs, pictures, shelves and books, television, door.

import * as THREE from 'three';
import { picture } from '../scene/pictures.ts';
import { randomFrom } from '../scene/random.ts';
import { at, box, brass, cylinder, group, matte, sheet, turned } from '../scene/shapes.ts';
import { woodGrain } from '../scene/textures.ts';
import { pick, plant } from './plants.ts';

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
