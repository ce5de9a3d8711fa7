// Bathrooms: tiled walls, vanity with mirror, wall-hung toilet and a glass shower.
import * as THREE from 'three';
import { plant } from '../furniture/plants.ts';
import { stageOf } from '../scene/light.ts';
import { ontoWall, type RoomPlan, type View } from '../scene/plan.ts';
import { buildRoom } from '../scene/room.ts';
import {
  at,
  box,
  brass,
  cylinder,
  drape,
  glass,
  glow,
  group,
  type Material,
  matte,
  metal,
  sheet,
  turned,
} from '../scene/shapes.ts';
import type { Stage } from '../scene/studio.ts';
import { fabric, sheen, woodGrain } from '../scene/textures.ts';

export interface BathroomLook {
  plan: RoomPlan;
  wood: string;
  round: boolean;
  gold: boolean;
  towel: string;
  plain?: boolean;
  view?: Partial<View>;
  sun?: [number, number, number];
}

const ceramic = () => matte('#f7f5f0', 0.14);

function vanity(w: number, wood: string, fitting: Material): THREE.Group {
  const tap = group(cylinder(0.016, 0.018, 0.2, fitting), box(0.024, 0.02, 0.14, fitting, 0, 0.185, 0.06));
  return group(
    box(w, 0.42, 0.46, matte(woodGrain(wood), 0.45), 0, 0.36, 0.23, 0.008),
    box(w / 2 - 0.012, 0.38, 0.016, matte(woodGrain(wood, 5), 0.45), -w / 4, 0.38, 0.465),
    box(w / 2 - 0.012, 0.38, 0.016, matte(woodGrain(wood, 6), 0.45), w / 4, 0.38, 0.465),
    box(w + 0.02, 0.035, 0.49, matte('#efebe3', 0.2), 0, 0.78, 0.245),
    turned(
      [
        [0.001, 0.012],
        [0.12, 0.012],
        [0.2, 0.12],
        [0.19, 0.125],
        [0.11, 0.03],
        [0.001, 0.025],
      ],
      ceramic(),
      0,
      0.815,
      0.26,
    ),
    at(tap, 0, 0.815, 0.06),
    cylinder(0.03, 0.03, 0.15, matte('#b8683f', 0.5), w / 2 - 0.1, 0.815, 0.2),
    cylinder(0.035, 0.035, 0.1, matte('#ece4d4', 0.4), w / 2 - 0.19, 0.815, 0.14),
  );
}

function toilet(): THREE.Group {
  const white = ceramic();
  const bowl = turned(
    [
      [0.001, 0],
      [0.1, 0],
      [0.13, 0.14],
      [0.19, 0.36],
      [0.185, 0.4],
      [0.001, 0.4],
    ],
    white,
  );
  bowl.scale.z = 1.3;
  const lid = cylinder(0.19, 0.19, 0.035, white, 0, 0.4, 0);
  lid.scale.z = 1.3;
  return group(
    at(group(bowl, lid), 0, 0.02, 0.3),
    box(0.38, 0.38, 0.16, white, 0, 0.4, 0.09, 0.05),
    cylinder(0.025, 0.025, 0.012, metal(), 0, 0.78, 0.09),
  );
}

function shower(fitting: Material, h: number): THREE.Group {
  return group(
    cylinder(0.011, 0.011, 1.1, fitting, 0, 1.05, 0.06),
    box(0.02, 0.02, 0.36, fitting, 0, 2.14, 0.22),
    cylinder(0.12, 0.12, 0.014, fitting, 0, Math.min(2.11, h - 0.3), 0.4),
    box(0.22, 0.05, 0.06, fitting, 0, 1.02, 0.05),
  );
}

export function bathroom(look: BathroomLook): Stage {
  const room = buildRoom(look.plan);
  const { plan, scene } = room;
  const { w, d, h } = plan;
  const fitting = look.gold ? brass() : metal('#cfd1d0', 0.18);
  const vx = -w / 2 + 0.75;
  scene.add(ontoWall(plan, 'back', vanity(look.plain ? 0.7 : 1.05, look.wood, fitting), vx, 0));
  const mirror = matte(sheen(), 0.06, 0.25);
  const pane = look.round
    ? cylinder(0.36, 0.36, 0.02, mirror, 0, 0, 0, 64)
    : box(look.plain ? 0.6 : 0.95, 0.75, 0.02, mirror);
  if (look.round) {
    pane.rotation.x = Math.PI / 2;
    const rim = new THREE.Mesh(new THREE.TorusGeometry(0.365, 0.012, 12, 64), fitting);
    scene.add(ontoWall(plan, 'back', rim, vx, 1.58, 0.03));
  }
  scene.add(at(pane, vx, look.round ? 1.58 : 1.58, -d / 2 + 0.02));
  const light = glow('#ffe2b6', 2);
  for (const side of look.plain ? [0] : [-1, 1]) {
    scene.add(
      side === 0
        ? box(0.4, 0.05, 0.06, light, vx, 2.05, -d / 2 + 0.05)
        : cylinder(0.035, 0.035, 0.22, light, vx + side * 0.6, 1.5, -d / 2 + 0.08),
    );
  }
  scene.add(ontoWall(plan, 'back', toilet(), vx + 1.12, 0));
  const sx = w / 2 - 0.5;
  scene.add(at(shower(fitting, h), sx, 0, -d / 2));
  scene.add(box(1, 0.012, d, matte('#cfc7ba', 0.4), sx, 0, 0));
  if (!look.plain) {
    const screen = sheet(d * 0.62, 1.95, glass('#d7ebe8', 0.2), sx - 0.5, 1, -d / 2 + d * 0.31);
    screen.rotation.y = Math.PI / 2;
    scene.add(
      screen,
      box(0.02, 1.95, 0.02, fitting, sx - 0.5, 0.02, -d / 2 + d * 0.62),
      box(0.02, 0.02, d * 0.62, fitting, sx - 0.5, 1.96, -d / 2 + d * 0.31),
    );
    scene.add(at(plant('snake', 0.75, '#e9e1d3', 4), vx + 1.62, 0, -d / 2 + 0.26));
  } else scene.add(cylinder(0.13, 0.11, 0.26, matte('#2f7f79', 0.45), sx, 0.01, -d / 2 + 0.45));
  const towel = drape(0.42, 0.62, 3, 0.012, matte(fabric(look.towel, [2, 3]), 1));
  scene.add(
    ontoWall(
      plan,
      'left',
      group(towel, box(0.55, 0.016, 0.016, fitting, 0, 0.62, 0)),
      -d / 2 + 0.95,
      0.85,
      0.06,
    ),
  );
  scene.add(box(0.7, 0.018, 0.45, matte(fabric(look.towel, [4, 4]), 1), vx, 0, -d / 2 + 0.85));
  const view: View = {
    from: [0.25, 1.36, d / 2 + 1.25],
    to: [-0.08, 1, -d / 2],
    fov: 48,
    shift: 0.05,
    ...look.view,
  };
  return stageOf(room, view, look.sun);
}
