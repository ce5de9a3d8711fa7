// Living rooms, furnished, half furnished or empty.

import { bookshelf, door, framed, rugOn, slats, television, tvUnit, vase } from '../furniture/decor.ts';
import { airConditioner, ceilingFan, floorLamp, pendant } from '../furniture/lamps.ts';
import { plant } from '../furniture/plants.ts';
import { armchair, coffeeTable, diningSet, sofa } from '../furniture/seating.ts';
import { stageOf } from '../scene/light.ts';
import { rug } from '../scene/pictures.ts';
import { ontoWall, type RoomPlan, type View } from '../scene/plan.ts';
import { buildRoom } from '../scene/room.ts';
import { at } from '../scene/shapes.ts';
import type { Stage } from '../scene/studio.ts';

export interface LivingLook {
  plan: RoomPlan;
  fill: 'full' | 'semi' | 'empty';
  sofa: string;
  cushions: string[];
  chair: string;
  wood: string;
  rug: ['border' | 'stripes' | 'diamond' | 'plain', [string, string, string]];
  art: string[];
  focus: 'sofa' | 'tv' | 'dining';
  view?: Partial<View>;
  sun?: [number, number, number];
  seed: number;
}

export function living(look: LivingLook): Stage {
  const room = buildRoom(look.plan);
  const { plan, scene } = room;
  const lit = plan.time === 'evening';
  const { w, d, h } = plan;
  scene.add(at(ceilingFan(look.wood), 0, h, 0.3));
  if (look.fill !== 'full')
    scene.add(
      ontoWall(plan, 'back', door('#7d634a'), plan.opening?.wall === 'back' ? -w / 2 + 0.8 : w / 2 - 0.95, 0),
    );
  if (look.fill === 'semi') {
    scene.add(at(tvUnit(1.7, look.wood), plan.opening?.wall === 'back' ? 0.6 : -0.4, 0, -d / 2 + 0.24));
    scene.add(
      ontoWall(plan, plan.opening?.wall === 'left' ? 'right' : 'left', airConditioner(), -d / 4, h - 0.62),
    );
    scene.add(at(plant('snake', 0.7, '#e9e2d6', look.seed), w / 2 - 0.45, 0, -d / 2 + 0.45));
  }
  if (look.fill === 'full') furnish(look, room.scene, lit);
  const bare = look.fill !== 'full' && plan.opening?.wall !== 'back';
  const side = plan.opening?.wall === 'left' ? -1 : 1;
  const turned: Partial<View> = bare
    ? { from: [-side * w * 0.3, 1.32, d / 2 + 0.9], to: [side * w * 0.3, 1, -d / 2] }
    : {};
  const view: View = {
    from: [w * 0.16, 1.32, d / 2 + 1.05],
    to: [-w * 0.06, 1, -d / 2],
    fov: 50,
    shift: 0.09,
    ...turned,
    ...look.view,
  };
  return stageOf(room, view, look.sun);
}

function furnish(look: LivingLook, scene: Stage['scene'], lit: boolean): void {
  const { plan } = look;
  const { w, d, h } = plan;
  const back = -d / 2;
  const window = plan.opening?.wall ?? 'left';
  const far = window === 'left' ? 1 : -1;
  scene.add(at(rugOn(2.7, 1.9, rug(...look.rug)), -0.1, 0.008, back + 1.75));
  scene.add(at(coffeeTable(look.seed % 2 ? 'round' : 'box', look.wood), -0.15, 0.012, back + 1.75));
  scene.add(at(vase(look.cushions[0] ?? '#2f7f79', 0.22), -0.3, look.seed % 2 ? 0.39 : 0.42, back + 1.7));
  if (look.focus === 'tv') {
    scene.add(at(tvUnit(2, look.wood), 0, 0, back + 0.24));
    scene.add(ontoWall(plan, 'back', slats(1.9, h - 0.75, look.wood), 0, 0.46));
    scene.add(ontoWall(plan, 'back', television(1.3), 0, 0.72, 0.08));
    scene.add(
      at(
        sofa(2.1, look.sofa, look.cushions),
        far * (w / 2 - 0.62),
        0,
        back + 1.85,
        far > 0 ? -Math.PI / 2 : Math.PI / 2,
      ),
    );
  } else {
    scene.add(at(sofa(2.3, look.sofa, look.cushions, look.seed % 2 === 0), -0.1, 0, back + 0.58));
    const pictures =
      look.seed % 2
        ? [[0, 1.02, 0.76]]
        : [
            [-0.62, 0.54, 0.72],
            [0, 0.54, 0.72],
            [0.62, 0.54, 0.72],
          ];
    pictures.forEach(([x, pw, ph], i) => {
      scene.add(
        ontoWall(
          plan,
          'back',
          framed(pw ?? 1, ph ?? 1, (look.seed + i) % 3, look.art, look.seed + i),
          (x ?? 0) - 0.1,
          1.66,
        ),
      );
    });
    scene.add(
      at(armchair(look.chair, look.cushions[1] ?? '#e0a93b'), far * 1.45, 0, back + 1.75, far * -1.2),
    );
  }
  scene.add(at(floorLamp(lit), -far * -1.55, 0, back + 0.42));
  scene.add(
    at(plant(look.seed % 2 ? 'palm' : 'fig', 1.5, '#e9dfd0', look.seed), -far * (w / 2 - 0.5), 0, back + 0.5),
  );
  if (plan.w > 4.4)
    scene.add(
      at(
        bookshelf(0.8, 1.9, look.wood, look.seed),
        far * (w / 2 - 0.2),
        0,
        back + 0.62,
        far > 0 ? -Math.PI / 2 : Math.PI / 2,
      ),
    );
  if (look.focus === 'dining') {
    scene.add(at(diningSet(4, look.wood, look.chair), far * 0.9, 0, 1.15, 0.05));
    scene.add(at(pendant(0.85, 'cane', lit), far * 0.9, h - 0.85, 1.15));
  }
  scene.add(at(plant('snake', 0.62, '#b8683f', look.seed + 3), -far * (w / 2 - 0.42), 0, 0.85));
  scene.add(ontoWall(plan, far > 0 ? 'right' : 'left', airConditioner(), back + 1.2, h - 0.6));
}
