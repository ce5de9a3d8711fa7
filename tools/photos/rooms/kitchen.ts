// Kitchens: counters along the back and one side, cabinets above, hob and hood, sink under the window.
import * as THREE from 'three';
import { vase } from '../furniture/decor.ts';
import { pendant } from '../furniture/lamps.ts';
import { plant } from '../furniture/plants.ts';
import { diningChair } from '../furniture/seating.ts';
import { stageOf } from '../scene/light.ts';
import { ontoWall, type Room, type RoomPlan, type View } from '../scene/plan.ts';
import { buildRoom } from '../scene/room.ts';
import {
  at,
  ball,
  box,
  brass,
  cylinder,
  glow,
  group,
  type Material,
  matte,
  metal,
  turned,
} from '../scene/shapes.ts';
import type { Stage } from '../scene/studio.ts';
import { marble, tiles, woodGrain } from '../scene/textures.ts';

export interface KitchenLook {
  plan: RoomPlan;
  fill: 'full' | 'semi' | 'empty';
  base: string;
  upper: string;
  wood?: string;
  counter: [string, string];
  splash: [string, string];
  island?: boolean;
  view?: Partial<View>;
  sun?: [number, number, number];
  seed: number;
}

function fronts(length: number, h: number, material: Material, handle: Material, top: boolean): THREE.Group {
  const result = group();
  const count = Math.round(length / 0.5);
  const w = length / count;
  for (let i = 0; i < count; i++) {
    const x = -length / 2 + w * (i + 0.5);
    if (!top && i % 3 === 1) {
      for (let k = 0; k < 3; k++) {
        result.add(
          box(w - 0.008, h / 3 - 0.008, 0.02, material, x, (k * h) / 3, 0, 0.004),
          box(0.16, 0.014, 0.02, handle, x, (k * h) / 3 + h / 3 - 0.06, 0.018),
        );
      }
      continue;
    }
    result.add(box(w - 0.008, h - 0.006, 0.02, material, x, 0, 0, 0.004));
    result.add(
      box(0.014, 0.16, 0.02, handle, x + (i % 2 ? -1 : 1) * (w / 2 - 0.05), top ? 0.05 : h - 0.24, 0.018),
    );
  }
  return result;
}

/** A run of counter with its back at z = 0, facing +Z. */
function counterRun(length: number, base: Material, stone: Material, handle: Material): THREE.Group {
  return group(
    box(length, 0.1, 0.5, matte('#2c2a28'), 0, 0, 0.26),
    box(length, 0.74, 0.56, base, 0, 0.1, 0.28, 0.003),
    at(fronts(length, 0.72, base, handle, false), 0, 0.115, 0.57),
    box(length + 0.01, 0.04, 0.63, stone, 0, 0.84, 0.315, 0.008),
  );
}

function hob(): THREE.Group {
  const black = matte('#1a1b1c', 0.15);
  const iron = matte('#2b2b2b', 0.6, 0.4);
  const result = group(box(0.7, 0.02, 0.44, black, 0, 0, 0, 0.008));
  for (const [x, z] of [
    [-0.2, -0.08],
    [0.2, -0.08],
    [0, 0.1],
  ] as const) {
    result.add(
      cylinder(0.05, 0.06, 0.02, iron, x, 0.02, z),
      box(0.2, 0.012, 0.012, iron, x, 0.035, z),
      box(0.012, 0.012, 0.2, iron, x, 0.035, z),
    );
  }
  for (const x of [-0.12, 0, 0.12]) result.add(cylinder(0.018, 0.02, 0.02, metal(), x, 0.02, 0.19));
  return result;
}

function hood(): THREE.Group {
  const steel = metal('#c4c4c2', 0.32);
  const skirt = new THREE.Mesh(new THREE.CylinderGeometry(0.2, 0.46, 0.2, 4, 1), steel);
  skirt.rotation.y = Math.PI / 4;
  skirt.position.set(0, 0.14, 0.25);
  skirt.scale.z = 0.8;
  skirt.castShadow = true;
  return group(skirt, box(0.7, 0.05, 0.48, steel, 0, 0, 0.25), box(0.26, 0.75, 0.24, steel, 0, 0.22, 0.14));
}

function sink(): THREE.Group {
  const steel = metal('#c9cac9', 0.25);
  const tap = new THREE.Mesh(new THREE.TorusGeometry(0.09, 0.013, 12, 32, Math.PI), steel);
  tap.position.set(0, 0.28, -0.12);
  tap.rotation.y = Math.PI / 2;
  return group(
    box(0.62, 0.012, 0.42, steel, 0, 0, 0, 0.005),
    box(0.52, 0.006, 0.34, matte('#6d7173', 0.3, 0.7), 0, 0.01, 0),
    cylinder(0.014, 0.018, 0.28, steel, 0, 0, -0.2),
    at(group(tap), 0, 0, 0.01),
  );
}

function fridge(): THREE.Group {
  const steel = matte('#b6bab9', 0.32, 0.75);
  return group(
    box(0.7, 1.75, 0.66, steel, 0, 0.03, 0.34, 0.02),
    box(0.7, 0.006, 0.01, matte('#444'), 0, 1.14, 0.675),
    box(0.018, 0.42, 0.03, metal(), -0.28, 1.22, 0.69),
    box(0.018, 0.5, 0.03, metal(), -0.28, 0.56, 0.69),
  );
}

function jars(): THREE.Group {
  const tones = ['#c8792c', '#e3b23c', '#8c3b24', '#e9dcc0', '#7e8a4a'];
  const result = group();
  tones.forEach((tone, i) => {
    result.add(
      cylinder(0.045, 0.045, 0.12, matte(tone, 0.5), i * 0.115, 0, 0),
      cylinder(0.047, 0.047, 0.025, matte(woodGrain('#a37b50'), 0.5), i * 0.115, 0.12, 0),
    );
  });
  return result;
}

export function kitchen(look: KitchenLook): Stage {
  const room = buildRoom(look.plan);
  const { plan, scene } = room;
  const { w, d, h } = plan;
  const base = matte(look.wood ? woodGrain(look.wood) : look.base, 0.4);
  const upper = matte(look.upper, 0.4);
  const stone = matte(marble(...look.counter, [1.5, 0.5], 5, 0), 0.18);
  const handle = look.seed % 2 ? brass() : matte('#2e2d2b', 0.4, 0.6);
  const side = plan.opening?.wall === 'left' ? 'left' : 'right';
  const sign = side === 'left' ? -1 : 1;
  const splash = matte(tiles(...look.splash, 12, 6, [w / 2.2, 0.5], 4, 0.06), 0.2);
  scene.add(ontoWall(plan, 'back', box(w, 0.62, 0.012, splash, 0, 0, 0.006), 0, 1.19));
  if (look.fill === 'empty') {
    scene.add(
      ontoWall(
        plan,
        'back',
        group(
          box(w, 0.04, 0.6, stone, 0, 0.84, 0.3),
          box(0.08, 0.84, 0.56, matte('#e8e2d6'), -w / 2 + 0.1, 0, 0.3),
          box(0.08, 0.84, 0.56, matte('#e8e2d6'), 0.2, 0, 0.3),
        ),
        0,
        0,
      ),
    );
    scene.add(ontoWall(plan, 'back', sink(), w / 4, 0.885, 0.32));
  } else addUnits(look, room, base, upper, stone, handle);
  const run = plan.d - 0.9;
  const sideRun =
    look.fill === 'empty' ? box(run, 0.04, 0.6, stone, 0, 0.84, 0.3) : counterRun(run, base, stone, handle);
  scene.add(ontoWall(plan, side, group(sideRun), 0.15, 0));
  if (look.fill !== 'empty') {
    scene.add(ontoWall(plan, side, sink(), 0.2, 0.885, 0.32));
    if (look.fill === 'full') {
      scene.add(at(plant('snake', 0.36, '#b8683f', look.seed), sign * (w / 2 - 0.3), 0.88, -d / 2 + 0.75));
      scene.add(at(jars(), -sign * 0.35 - 0.3, 0.88, -d / 2 + 0.2));
      scene.add(at(bowl(), sign * (w / 2 - 0.32), 0.88, 1));
    }
  }
  if (look.fill === 'full') scene.add(at(fridge(), -sign * (w / 2 - 0.42), 0, -d / 2));
  if (look.island) addIsland(room, base, stone, look);
  const view: View = {
    from: [-sign * w * 0.2, 1.42, d / 2 + 1.15],
    to: [sign * w * 0.1, 1, -d / 2],
    fov: 50,
    shift: 0.05,
    ...look.view,
  };
  if (h > 4) throw new Error('Kitchens are under four metres high');
  return stageOf(room, view, look.sun);
}

function addUnits(
  look: KitchenLook,
  { plan, scene }: Room,
  base: Material,
  upper: Material,
  stone: Material,
  handle: Material,
): void {
  const { w, d } = plan;
  const sign = plan.opening?.wall === 'left' ? -1 : 1;
  const length = w - 0.9;
  const middle = (sign * 0.9) / 2;
  scene.add(ontoWall(plan, 'back', counterRun(length, base, stone, handle), middle, 0));
  const hobAt = middle - sign * 0.15;
  scene.add(at(hob(), hobAt, 0.88, -d / 2 + 0.32));
  if (look.fill === 'full') scene.add(at(cooker(), hobAt - 0.2, 0.925, -d / 2 + 0.24));
  scene.add(ontoWall(plan, 'back', hood(), hobAt, 1.55));
  const sides: [number, number][] = [
    [middle - length / 2, hobAt - 0.4],
    [hobAt + 0.4, middle + length / 2],
  ];
  for (const [from, to] of sides) {
    const span = to - from;
    if (span < 0.35) continue;
    scene.add(
      ontoWall(
        plan,
        'back',
        group(
          box(span, 0.72, 0.34, upper, 0, 0, 0.17, 0.003),
          at(fronts(span, 0.72, upper, handle, true), 0, 0, 0.345),
          box(span - 0.1, 0.012, 0.02, glow('#ffdfae', 2.2), 0, -0.012, 0.2),
        ),
        (from + to) / 2,
        1.52,
      ),
    );
  }
}

function cooker(): THREE.Group {
  const steel = metal('#cfcfcc', 0.22);
  return group(
    cylinder(0.11, 0.1, 0.14, steel),
    cylinder(0.03, 0.112, 0.03, steel, 0, 0.14, 0),
    ball(0.016, matte('#222'), 0, 0.185, 0),
    box(0.16, 0.022, 0.03, matte('#1e1e1e', 0.4), 0.18, 0.1, 0),
  );
}

function bowl(): THREE.Group {
  const result = group(
    turned(
      [
        [0.001, 0.02],
        [0.07, 0.02],
        [0.15, 0.09],
        [0.145, 0.09],
        [0.001, 0.03],
      ],
      matte('#e9dfce', 0.4),
    ),
  );
  ['#d98b2b', '#c9b23a', '#d5682f', '#dba53b', '#93a03c'].forEach((tone, i) => {
    result.add(ball(0.042, matte(tone, 0.45), Math.cos(i * 1.25) * 0.065, 0.085, Math.sin(i * 1.25) * 0.065));
  });
  return result;
}

function addIsland({ plan, scene }: Room, base: Material, stone: Material, look: KitchenLook): void {
  const sign = plan.opening?.wall === 'left' ? -1 : 1;
  const x = -sign * 0.35;
  scene.add(
    at(
      group(box(1.5, 0.86, 0.6, base, 0, 0, 0, 0.005), box(1.7, 0.045, 0.85, stone, 0, 0.86, 0.08, 0.01)),
      x,
      0,
      0.75,
    ),
  );
  scene.add(at(vase('#2f7f79', 0.26), x - 0.3, 0.905, 0.75), at(bowl(), x + 0.3, 0.9, 0.8));
  for (const px of [-0.45, 0.45]) {
    scene.add(
      at(pendant(1, look.seed % 2 ? 'cone' : 'cane', plan.time === 'evening'), x + px, plan.h - 1, 0.75),
    );
    const stool = diningChair('#9b7a55', '#e8dcc6');
    stool.scale.set(0.85, 1.3, 0.85);
    scene.add(at(stool, x + px, 0, 1.42, Math.PI));
  }
}
