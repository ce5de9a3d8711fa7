// What stands around a house: lawn, wall and gate, hedge, trees and the road.
import * as THREE from 'three';
import { plant, pot } from '../furniture/plants.ts';
import { coconutPalm, hedge, leaves, tree } from '../scene/outdoors.ts';
import type { Random } from '../scene/random.ts';
import { at, box, cylinder, glow, matte, sheet } from '../scene/shapes.ts';
import { plaster, tiles } from '../scene/textures.ts';

/** What of a house its surroundings follow. */
export interface Surroundings {
  time: string;
  floors: number;
  wall: string;
  twin?: boolean;
  palms?: boolean;
  flowers?: string;
  seed: number;
}

export function street(scene: THREE.Scene, look: Surroundings, width: number, r: Random): void {
  const low = look.floors <= 5;
  const lawn = sheet(90, 60, matte(look.time === 'evening' ? '#4d5f3c' : '#6f8a4e', 1), 0, 0, -8);
  lawn.rotation.x = -Math.PI / 2;
  const paving = sheet(
    width + 2,
    9,
    matte(tiles('#b9ae9d', '#9a8f80', 8, 8, [4, 3], 12), 0.85),
    0,
    0.012,
    4.4,
  );
  paving.rotation.x = -Math.PI / 2;
  const road = sheet(120, 9, matte(plaster('#5c5a57'), 0.95), 0, 0.016, 13.5);
  road.rotation.x = -Math.PI / 2;
  scene.add(lawn, paving, road, box(120, 0.14, 0.4, matte('#cfc8bb', 0.9), 0, 0, 9, 0.02));
  const wall = matte(plaster(look.wall), 0.9);
  const cap = matte('#e9e2d6', 0.8);
  const gate = 3.4;
  const gateAt = width * 0.16;
  const ends: [number, number][] = [
    [-width / 2 - 9, gateAt - gate / 2],
    [gateAt + gate / 2, width / 2 + 9],
  ];
  const tall = low ? 0.85 : 0.8;
  for (const [from, to] of ends) {
    scene.add(
      box(to - from, tall, 0.2, wall, (from + to) / 2, 0, 7.6),
      box(to - from, 0.07, 0.3, cap, (from + to) / 2, tall, 7.6),
    );
    scene.add(at(hedge(to - from - 0.3, 0.7, 0.6, look.seed + 2), (from + to) / 2, tall + 0.1, 7.1));
  }
  for (const x of [gateAt - gate / 2, gateAt + gate / 2]) {
    scene.add(
      box(0.42, tall + 0.5, 0.42, wall, x, 0, 7.6),
      box(0.5, 0.08, 0.5, cap, x, tall + 0.5, 7.6),
      cylinder(0.1, 0.1, 0.22, glow('#ffe0ae', look.time === 'evening' ? 4 : 0.6), x, tall + 0.58, 7.6),
    );
  }
  const iron = matte('#33312f', 0.5, 0.5);
  for (let x = -gate / 2 + 0.25; x < gate / 2 - 0.2; x += 0.13)
    scene.add(box(0.025, 1.2, 0.025, iron, gateAt + x, 0.08, 7.6, 0.004));
  for (const y of [0.15, 0.7, 1.25]) scene.add(box(gate - 0.4, 0.05, 0.04, iron, gateAt, y, 7.6));
  const bed = leaves(
    900,
    new THREE.Vector3(width * 0.16, 0.25, 0.35),
    r,
    ['#c8502f', '#e8a317', '#5e8b45', '#4f7a3a'],
    0.1,
    true,
  );
  scene.add(at(bed, -width * 0.26, 0.25, 1.6));
  const spots: [number, number, number][] = [
    [-width / 2 - 2.2, 4.2, 5.5],
    [width / 2 + 2, 4.6, 6],
    [-width / 2 - 5, 0, 7.5],
    [width / 2 + 5, -1, 8],
    [width / 2 + 4, -9, 8],
    [-width / 2 - 14, -8, 9],
    [width / 2 + 14, -6, 9],
  ];
  spots.forEach(([x, z, h], i) => {
    if (look.twin && x < 0 && i === 2) return;
    scene.add(
      at(
        look.palms && i < 2
          ? coconutPalm(h + 1.5, look.seed + i)
          : tree(h, look.seed + i, i % 2 ? look.flowers : undefined),
        x,
        0,
        z,
      ),
    );
  });
  if (low)
    for (const x of [-width * 0.42, width * 0.44])
      scene.add(
        at(pot(0.3, 0.5, '#b8683f'), x, 0, 2.2),
        at(plant('palm', 1.4, '#b8683f', look.seed), x, 0, 2.2),
      );
}
