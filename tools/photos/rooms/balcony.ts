// Balconies and terraces: seats, pots and a railing before a view.
import * as THREE from 'three';
import { rugOn, vase } from '../furniture/decor.ts';
import { plant, pot } from '../furniture/plants.ts';
import { armchair, sofa } from '../furniture/seating.ts';
import { coconutPalm, leaves, openAir, tree } from '../scene/outdoors.ts';
import { rug } from '../scene/pictures.ts';
import type { TimeOfDay, View } from '../scene/plan.ts';
import { randomFrom } from '../scene/random.ts';
import { at, box, cylinder, glow, group, type Material, matte } from '../scene/shapes.ts';
import type { Stage } from '../scene/studio.ts';
import { plaster, tiles, woodFloor, woodGrain } from '../scene/textures.ts';
import { outside } from '../scene/views.ts';

export interface BalconyLook {
  time: TimeOfDay;
  w: number;
  d: number;
  kind: 'balcony' | 'terrace' | 'bare';
  wall: string;
  floor: 'deck' | 'tiles';
  railing: 'glass' | 'bars';
  sky: 'city' | 'garden';
  chair: string;
  cushion: string;
  view?: Partial<View>;
  sun: [number, number, number];
  seed: number;
}

export function balcony(look: BalconyLook): Stage {
  const scene = new THREE.Scene();
  const { w, d } = look;
  const floor = matte(
    look.floor === 'deck' ? woodFloor('#8f6f50', [1, 3]) : tiles('#bfae97', '#a08f79', 4, 4, [2, 2]),
    0.7,
  );
  scene.add(box(w, 0.16, d + 3, floor, 0, -0.16, 1.5, 0.01));
  const wall = matte(plaster(look.wall), 0.92);
  scene.add(box(0.25, 3.2, d + 3, wall, -w / 2 - 0.12, 0, 1.5));
  if (look.kind !== 'terrace')
    scene.add(
      box(w + 0.6, 0.16, d + 3.2, matte('#f2ede4', 0.9), 0, 2.85, 1.5),
      box(0.25, 3.2, 0.9, wall, w / 2 + 0.12, 0, -d / 2 + 0.45),
    );
  addRailing(scene, look);
  const backdrop = new THREE.Mesh(
    new THREE.PlaneGeometry(70, 52),
    new THREE.MeshBasicMaterial({ map: outside(look.time, look.sky, look.seed) }),
  );
  backdrop.material.color.setScalar(look.time === 'evening' ? 0.7 : 0.72);
  backdrop.position.set(0, look.sky === 'garden' ? 4 : -1, -30);
  scene.add(backdrop);
  if (look.kind !== 'bare') furnish(scene, look);
  else
    scene.add(
      at(plant('snake', 0.7, '#b8683f', look.seed), w / 2 - 0.35, 0, -d / 2 + 0.4),
      at(plant('palm', 1.1, '#d8ccb8', look.seed), -w / 2 + 0.4, 0, -d / 2 + 0.4),
    );
  const view: View = {
    from: [w * 0.14, 1.42, d / 2 + 1.7],
    to: [-w * 0.05, 1, -d / 2],
    fov: 52,
    shift: 0.08,
    ...look.view,
  };
  return openAir(scene, {
    time: look.time,
    view,
    sun: look.sun,
    reach: Math.max(w, d) + 3,
    centre: [0, 0.8, 0],
    ground: '#9a8a74',
    seed: look.seed,
    areas: look.time === 'evening' ? [ceilingLight(w, d)] : [],
  });
}

/** The lamp under the balcony's ceiling, lit at dusk. */
function ceilingLight(w: number, d: number): Stage['lighting']['areas'][number] {
  return {
    centre: new THREE.Vector3(0, 2.6, 0.3),
    u: new THREE.Vector3(w * 0.3, 0, 0),
    v: new THREE.Vector3(0, 0, d * 0.3),
    towards: new THREE.Vector3(0, -1, -0.15),
    color: '#ffcf98',
    strength: 10,
  };
}

function addRailing(scene: THREE.Scene, { w, d, railing, kind }: BalconyLook): void {
  const dark = matte('#393938', 0.45, 0.5);
  const z = -d / 2 + 0.06;
  scene.add(
    box(w, 0.06, 0.08, matte(woodGrain('#7d5b3e'), 0.5), 0, 1.02, z, 0.02),
    box(w, 0.1, 0.14, matte('#d9d0c2'), 0, 0, z),
  );
  const runs: [number, number, number][] = [[w, 0, 0]];
  if (kind === 'terrace') runs.push([d, w / 2 - 0.06, 1]);
  for (const [length, x, side] of runs) {
    const run = group();
    if (railing === 'glass') {
      const clear: Material = Object.assign(matte('#cfe2e0', 0.04, 0.2), {
        transparent: true,
        opacity: 0.18,
        depthWrite: false,
      });
      run.add(box(length, 0.86, 0.014, clear, 0, 0.12, 0, 0.002));
      for (let p = -length / 2 + 0.02; p <= length / 2; p += length / Math.round(length / 1.1))
        run.add(box(0.04, 1, 0.04, dark, p, 0.02, 0));
    } else
      for (let p = -length / 2; p <= length / 2; p += 0.11)
        run.add(box(0.018, 0.96, 0.018, dark, p, 0.06, 0, 0.004));
    if (side) run.add(box(length, 0.06, 0.08, matte(woodGrain('#7d5b3e'), 0.5), 0, 1.02, 0, 0.02));
    scene.add(at(run, x, 0, side ? 0 : z, side ? Math.PI / 2 : 0));
  }
}

function furnish(scene: THREE.Scene, look: BalconyLook): void {
  const { w, d, seed } = look;
  const back = -d / 2;
  const wood = matte(woodGrain('#8f6c4a'), 0.5);
  if (look.kind === 'terrace') {
    scene.add(at(sofa(2, look.chair, [look.cushion, '#f0e6d4']), -w / 2 + 0.75, 0, back + 1.7, Math.PI / 2));
    scene.add(at(armchair(look.chair, look.cushion), 0.9, 0, back + 1.0, -0.5));
    scene.add(at(rugOn(2.4, 2.2, rug('stripes', ['#e9dcc4', '#2f6f6b', '#d79a3a'])), -0.2, 0, back + 1.7));
    for (const [x, z] of [
      [-w / 2 + 0.3, back + 0.3],
      [w / 2 - 0.3, back + 0.3],
      [w / 2 - 0.3, back + 3.2],
      [-w / 2 + 0.3, back + 3.1],
    ] as const)
      scene.add(box(0.12, 2.7, 0.12, wood, x, 0, z));
    for (let x = -w / 2; x <= w / 2; x += 0.42) scene.add(box(0.06, 0.14, 3.4, wood, x, 2.7, back + 1.75));
    for (const z of [back + 0.3, back + 3.15]) scene.add(box(w, 0.14, 0.1, wood, 0, 2.6, z));
  } else {
    scene.add(
      at(armchair(look.chair, look.cushion), -0.72, 0, back + 0.95, 0.55),
      at(armchair(look.chair, look.cushion), 0.78, 0, back + 0.95, -0.55),
    );
    scene.add(
      at(
        rugOn(1.9, 1.3, rug(seed % 2 ? 'diamond' : 'stripes', ['#efe4d0', '#2f6f6b', '#c9694a'])),
        0,
        0,
        back + 1.2,
      ),
    );
  }
  const tx = look.kind === 'terrace' ? -0.1 : 0;
  scene.add(
    at(
      group(
        cylinder(0.26, 0.26, 0.03, wood, 0, 0.42, 0),
        cylinder(0.025, 0.025, 0.42, matte('#333')),
        cylinder(0.16, 0.17, 0.02, matte('#333')),
      ),
      tx,
      0.012,
      back + 1.5,
    ),
  );
  scene.add(
    at(vase('#e0a93b', 0.18), tx - 0.06, 0.462, back + 1.5),
    cylinder(0.035, 0.028, 0.075, matte('#f4efe6', 0.3), tx + 0.1, 0.462, back + 1.56),
  );
  const kinds = ['palm', 'fig', 'snake', 'palm'] as const;
  kinds.forEach((kind, i) => {
    scene.add(
      at(
        plant(kind, [1.3, 1.5, 0.75, 0.95][i] ?? 1, i % 2 ? '#b8683f' : '#e6dccb', seed + i),
        [-w / 2 + 0.38, w / 2 - 0.38, w / 2 - 0.85, -w / 2 + 0.9][i] ?? 0,
        0,
        back + ([0.42, 0.5, 0.36, 0.32][i] ?? 0.4),
      ),
    );
  });
  const r = randomFrom(seed);
  for (let x = -w / 2 + 0.4; x < w / 2 - 0.2; x += 0.62) {
    scene.add(
      box(0.5, 0.16, 0.16, matte('#b8683f', 0.8), x, 0.86, back - 0.08),
      at(
        leaves(
          170,
          new THREE.Vector3(0.27, 0.13, 0.12),
          r,
          ['#5e8b45', '#6f9a4e', '#d1573a', '#e8a317', '#e58aa0'],
          0.075,
        ),
        x,
        1.1,
        back - 0.08,
      ),
    );
  }
  if (look.time === 'evening' || look.time === 'golden') {
    for (let i = 0; i < 14; i++) {
      const t = i / 13;
      scene.add(
        at(
          group(cylinder(0.022, 0.022, 0.05, glow('#ffd08a', look.time === 'evening' ? 6 : 2.5))),
          -w / 2 + t * w,
          2.45 - Math.sin(t * Math.PI * 3) ** 2 * 0.16,
          back + 0.15,
        ),
      );
    }
  }
  if (look.sky === 'garden')
    scene.add(at(coconutPalm(6, seed), 3.4, -4, back - 5), at(tree(6, seed), -3.6, -3.5, back - 5));
  else scene.add(at(tree(6.5, seed), 4.6, -6, back - 6));
  if (look.kind === 'balcony') scene.add(at(pot(0.1, 0.14, '#e9dfcf'), -w / 2 + 0.3, 1.9, 0.2));
}
