// Homes from the street: towers, walk-ups, builder floors, villas and independent houses.
import * as THREE from 'three';
import { plant } from '../furniture/plants.ts';
import { openAir } from '../scene/outdoors.ts';
import type { TimeOfDay, View } from '../scene/plan.ts';
import { type Random, randomFrom } from '../scene/random.ts';
import { at, box, cylinder, glow, group, type Material, matte } from '../scene/shapes.ts';
import type { Stage } from '../scene/studio.ts';
import { plaster, tiles, woodGrain } from '../scene/textures.ts';

import { street } from './street.ts';

export interface FacadeLook {
  time: TimeOfDay;
  floors: number;
  bays: ('window' | 'balcony' | 'blank' | 'louvre')[];
  bay: number;
  wall: string;
  accent: string;
  wood?: string;
  railing: 'glass' | 'bars' | 'solid';
  roof: 'flat' | 'tiled' | 'pergola';
  /** Floors above this one step back, leaving a terrace. */
  terraceFrom?: number;
  twin?: boolean;
  palms?: boolean;
  flowers?: string;
  view: View;
  sun: [number, number, number];
  seed: number;
}

const storey = 3.1;

export function facade(look: FacadeLook): Stage {
  const scene = new THREE.Scene();
  const r = randomFrom(look.seed);
  const width = look.bays.length * look.bay;
  scene.add(building(look, r, width));
  if (look.twin) {
    const second = building({ ...look, seed: look.seed + 1 }, randomFrom(look.seed + 9), width);
    scene.add(at(second, -width - 5, 0, -9, 0.06));
  }
  street(scene, look, width, r);
  const height = look.floors * storey;
  const reach = Math.max(width, height) * 0.62 + 6;
  return openAir(scene, {
    time: look.time,
    view: look.view,
    sun: look.sun,
    reach,
    centre: [0, height * 0.42, 1],
    ground: '#8f8676',
    seed: look.seed,
  });
}

function building(look: FacadeLook, r: Random, width: number): THREE.Group {
  const result = new THREE.Group();
  const wall = matte(plaster(look.wall), 0.92);
  const accent = matte(look.wood ? woodGrain(look.wood) : plaster(look.accent), 0.8);
  const trim = matte('#efe9df', 0.8);
  for (let f = 0; f < look.floors; f++) {
    const back = look.terraceFrom !== undefined && f >= look.terraceFrom ? 2.2 : 0;
    const y = f * storey;
    look.bays.forEach((kind, b) => {
      const x = -width / 2 + look.bay * (b + 0.5);
      const isGate = f === 0 && look.floors > 5;
      const part = isGate ? stilt(look.bay, wall) : bayOf(kind, look, wall, accent, trim, r);
      result.add(at(part, x, y, -back));
    });
    result.add(box(width + 0.2, 0.14, 0.22, trim, 0, y + storey - 0.14, -back + 0.06, 0.01));
    if (back > 0 && f === look.terraceFrom)
      result.add(at(railing(width, look.railing), 0, y, -0.1), box(width, 0.1, 2.4, trim, 0, y - 0.1, -1.1));
  }
  addRoof(result, look, width, trim);
  return result;
}

function stilt(w: number, wall: Material): THREE.Group {
  return group(
    box(0.45, storey, 0.45, wall, -w / 2 + 0.22, 0, -0.25),
    box(w, storey, 0.2, matte('#6a655d', 0.9), 0, 0, -5),
    box(w, 0.5, 0.4, wall, 0, storey - 0.5, -0.25),
    box(w, 0.1, 5, matte('#d8d0c3'), 0, storey - 0.3, -2.6),
  );
}

function pane(w: number, h: number, look: FacadeLook, r: Random): THREE.Group {
  const lit = look.time === 'evening' && r() > 0.38;
  const glassy = matte('#8d9594', 0.1, 0.7);
  if (lit)
    Object.assign(glassy, {
      emissive: new THREE.Color(r() > 0.3 ? '#ffc57e' : '#ffe2b8'),
      emissiveIntensity: 0.75 + r() * 0.5,
    });
  const frame = matte('#3c3b39', 0.45);
  const result = group(box(w, h, 0.04, glassy, 0, 0, 0, 0.002));
  const cloth = matte(['#e9dcc4', '#c9b79a', '#dfe3de', '#b9876a'][Math.floor(r() * 4)] ?? '#e9dcc4', 1);
  if (!lit && r() > 0.35)
    result.add(box(w * (0.2 + r() * 0.25), h, 0.012, cloth, (r() > 0.5 ? 1 : -1) * w * 0.33, 0, 0.02, 0.002));
  const panes = Math.max(2, Math.round(w / 0.8));
  for (let i = 0; i <= panes; i++)
    result.add(box(0.05, h, 0.07, frame, -w / 2 + (w * i) / panes, 0, 0.01, 0.004));
  for (const y of [0, h - 0.05]) result.add(box(w, 0.05, 0.07, frame, 0, y, 0.01, 0.004));
  return result;
}

function railing(w: number, kind: FacadeLook['railing']): THREE.Group {
  const dark = matte('#3a3a3a', 0.5, 0.4);
  const result = group(box(w, 0.05, 0.06, dark, 0, 1, 0));
  if (kind === 'glass')
    result.add(
      box(
        w,
        0.86,
        0.02,
        Object.assign(matte('#a9c9c9', 0.05, 0.4), { transparent: true, opacity: 0.38 }),
        0,
        0.12,
        0,
        0.002,
      ),
    );
  if (kind === 'solid') result.add(box(w, 0.95, 0.1, matte('#efe9df', 0.85), 0, 0, 0));
  if (kind === 'bars')
    for (let x = -w / 2; x <= w / 2 + 0.01; x += 0.13) result.add(box(0.022, 1, 0.022, dark, x, 0, 0, 0.004));
  return result;
}

function bayOf(
  kind: FacadeLook['bays'][number],
  look: FacadeLook,
  wall: Material,
  accent: Material,
  trim: Material,
  r: Random,
): THREE.Group {
  const w = look.bay;
  const depth = 6;
  if (kind === 'blank') return group(box(w, storey, depth, accent, 0, 0, -depth / 2 + 0.15, 0.005));
  if (kind === 'louvre') {
    const result = group(box(w, storey, depth, wall, 0, 0, -depth / 2, 0.005));
    for (let y = 0.3; y < storey - 0.3; y += 0.16)
      result.add(box(w * 0.8, 0.05, 0.16, accent, 0, y, 0.09, 0.006));
    return result;
  }
  const side = 0.35;
  if (kind === 'window') {
    const opening = w - side * 2;
    return group(
      box(side, storey, depth, wall, -w / 2 + side / 2, 0, -depth / 2, 0.005),
      box(side, storey, depth, wall, w / 2 - side / 2, 0, -depth / 2, 0.005),
      box(opening, 0.85, depth, wall, 0, 0, -depth / 2, 0.005),
      box(opening, 0.75, depth, wall, 0, storey - 0.75, -depth / 2, 0.005),
      at(pane(opening, storey - 1.6, look, r), 0, 0.85, -0.18),
      box(opening + 0.3, 0.07, 0.6, trim, 0, storey - 0.75, 0.2, 0.01),
      box(opening + 0.1, 0.06, 0.2, trim, 0, 0.8, 0.03, 0.01),
    );
  }
  const result = group(
    box(w, storey, 0.2, wall, 0, 0, -1.5, 0.005),
    box(0.2, storey, 1.6, wall, -w / 2 + 0.1, 0, -0.8, 0.005),
    box(0.2, storey, 1.6, wall, w / 2 - 0.1, 0, -0.8, 0.005),
    at(pane(w * 0.66, 2.3, look, r), 0, 0.05, -1.36),
    box(w, 0.16, 2.4, trim, 0, -0.1, -0.4, 0.01),
    at(railing(w - 0.05, look.railing), 0, 0.06, 0.74),
  );
  for (const x of [-w / 2 + 0.03, w / 2 - 0.03])
    result.add(at(railing(0.72, look.railing), x, 0.06, 0.38, Math.PI / 2));
  if (r() > 0.35)
    result.add(
      at(
        plant(r() > 0.5 ? 'palm' : 'fig', 0.9 + r() * 0.4, '#b8683f', Math.floor(r() * 99)),
        (r() - 0.5) * w * 0.7,
        0.06,
        0.45,
      ),
    );
  if (r() > 0.5)
    result.add(at(plant('palm', 0.8, '#e3d8c6', Math.floor(r() * 99)), (r() - 0.5) * w * 0.7, 0.06, 0.35));
  if (look.time === 'evening')
    result.add(cylinder(0.08, 0.08, 0.05, glow('#ffd59a', 3), 0, storey - 0.25, -0.5));
  return result;
}

function addRoof(result: THREE.Group, look: FacadeLook, width: number, trim: Material): void {
  const top = look.floors * storey;
  const back = look.terraceFrom !== undefined ? 2.2 : 0;
  if (look.roof === 'tiled') {
    const clay = matte(tiles('#b0714f', '#8a5238', 14, 14, [3, 2], 11, 0.1), 0.85);
    for (const side of [-1, 1]) {
      const slope = box(width / 2 + 1, 0.12, 8, clay, 0, 0, 0, 0.01);
      slope.rotation.z = side * -0.42;
      slope.position.set((side * (width / 2 + 0.5)) / 2, top + width * 0.1, -2.6);
      result.add(slope);
    }
    const rise = width * 0.205;
    const gable = new THREE.Shape([
      new THREE.Vector2(-width / 2, 0),
      new THREE.Vector2(width / 2, 0),
      new THREE.Vector2(0, rise),
    ]);
    const front = new THREE.Mesh(new THREE.ExtrudeGeometry(gable, { depth: 0.2, bevelEnabled: false }), trim);
    front.castShadow = true;
    front.receiveShadow = true;
    result.add(at(front, 0, top, -0.15));
    return;
  }
  result.add(
    box(width + 0.3, 0.9, 0.2, trim, 0, top, -back, 0.01),
    box(width, 0.2, 6, trim, 0, top - 0.1, -3 - back),
  );
  result.add(
    cylinder(0.7, 0.7, 1.3, matte('#35383b', 0.6), width * 0.25, top + 1.4, -3.5),
    box(2.4, 2.2, 2.4, trim, -width * 0.2, top, -3.5),
  );
  if (look.roof === 'pergola') {
    const wood = matte(woodGrain('#7c5a3d'), 0.6);
    for (let i = 0; i < 9; i++)
      result.add(box(0.1, 0.16, 3, wood, -width * 0.3 + i * 0.5, top + 2.6, -0.6 - back));
    for (const x of [-width * 0.3, -width * 0.3 + 4])
      result.add(box(0.14, 2.6, 0.14, wood, x, top, 0.5 - back));
  }
}
