// Bedrooms, furnished, half furnished or empty, and the two-bed rooms of PG homes.

import { type BedLook, bed, nightstand, wardrobe } from '../furniture/bedroom.ts';
import { bookshelf, door, framed, rugOn } from '../furniture/decor.ts';
import { airConditioner, ceilingFan, pendant, tableLamp } from '../furniture/lamps.ts';
import { plant } from '../furniture/plants.ts';
import { desk, diningChair } from '../furniture/seating.ts';
import { stageOf } from '../scene/light.ts';
import { rug } from '../scene/pictures.ts';
import { ontoWall, type Room, type RoomPlan, type View } from '../scene/plan.ts';
import { buildRoom } from '../scene/room.ts';
import { at } from '../scene/shapes.ts';
import type { Stage } from '../scene/studio.ts';

export interface BedroomLook {
  plan: RoomPlan;
  fill: 'full' | 'semi' | 'empty' | 'twin';
  bed: BedLook;
  wood: string;
  wardrobe: { color: string; wood?: string; mirror?: boolean };
  rug: ['border' | 'stripes' | 'diamond' | 'plain', [string, string, string]];
  art: string[];
  desk?: boolean;
  view?: Partial<View>;
  sun?: [number, number, number];
  seed: number;
}

export function bedroom(look: BedroomLook): Stage {
  const room = buildRoom(look.plan);
  const { plan, scene } = room;
  const { w, d, h } = plan;
  scene.add(at(ceilingFan('#70604f'), 0, h, 0));
  if (look.fill === 'full') furnish(look, room);
  if (look.fill === 'twin') furnishTwin(look, room);
  if (look.fill === 'semi' || look.fill === 'empty') {
    const left = plan.opening?.wall === 'left';
    if (look.fill === 'semi') {
      const closet = wardrobe(
        1.8,
        Math.min(2.35, h - 0.3),
        look.wardrobe.color,
        look.wardrobe.mirror,
        look.wardrobe.wood,
      );
      scene.add(ontoWall(plan, left ? 'right' : 'left', closet, -d / 2 + 1, 0));
      scene.add(
        ontoWall(plan, 'back', airConditioner(), plan.opening?.wall === 'back' ? -w / 2 + 0.7 : 0, h - 0.58),
      );
    }
    scene.add(
      ontoWall(
        plan,
        plan.opening?.wall === 'back' ? 'left' : 'back',
        door('#84694e'),
        plan.opening?.wall === 'back' ? 0.9 : left ? w / 2 - 1.2 : -w / 2 + 1.2,
        0,
      ),
    );
  }
  const view: View = {
    from: [w * 0.2, 1.3, d / 2 + 0.95],
    to: [-w * 0.08, 1, -d / 2],
    fov: 50,
    shift: 0.09,
    ...look.view,
  };
  return stageOf(room, view, look.sun);
}

function furnish(look: BedroomLook, { plan, scene }: Room): void {
  const lit = plan.time === 'evening';
  const { w, d, h } = plan;
  const back = -d / 2;
  const left = plan.opening?.wall !== 'right';
  const x = left ? -0.1 : 0.1;
  scene.add(at(bed(look.bed), x, 0, back + 1.14));
  for (const side of [-1, 1]) {
    const place = x + side * (look.bed.width / 2 + 0.36);
    scene.add(at(nightstand(look.wood), place, 0, back + 0.26));
    if (side === (left ? -1 : 1) || look.seed % 2)
      scene.add(at(tableLamp(lit, side > 0 ? '#2f7f79' : '#c77b4e'), place, 0.52, back + 0.24));
    else scene.add(at(plant('snake', 0.34, '#efe8dc', look.seed), place, 0.52, back + 0.24));
  }
  if (look.seed % 3 === 0)
    for (const side of [-1, 1])
      scene.add(
        at(pendant(0.95, 'globe', lit), x + side * (look.bed.width / 2 + 0.36), h - 0.95, back + 0.3),
      );
  scene.add(at(rugOn(look.bed.width + 1.1, 1.7, rug(...look.rug)), x, 0.004, back + 1.75));
  const pictures = look.seed % 2 ? [-0.42, 0.42] : [0];
  for (const [i, px] of pictures.entries())
    scene.add(
      ontoWall(
        plan,
        'back',
        framed(pictures.length > 1 ? 0.56 : 1.1, 0.72, (look.seed + i) % 3, look.art, look.seed + i),
        x + px,
        1.78,
      ),
    );
  const far = left ? 1 : -1;
  const closet = wardrobe(
    1.5,
    Math.min(2.35, h - 0.3),
    look.wardrobe.color,
    look.wardrobe.mirror,
    look.wardrobe.wood,
  );
  if (look.desk) {
    scene.add(at(desk(look.wood), far * (w / 2 - 0.36), 0, back + 1.7, (-far * Math.PI) / 2));
    scene.add(
      at(diningChair(look.wood, '#e7dcc8'), far * (w / 2 - 0.95), 0, back + 1.75, (far * Math.PI) / 2),
    );
    scene.add(
      at(
        bookshelf(0.7, 1.5, look.wood, look.seed),
        far * (w / 2 - 0.2),
        0,
        back + 0.62,
        (-far * Math.PI) / 2,
      ),
    );
  } else scene.add(ontoWall(plan, far > 0 ? 'right' : 'left', closet, back + 1.25, 0));
  scene.add(
    at(
      plant(look.seed % 2 ? 'fig' : 'palm', 1.35, '#e6dccb', look.seed),
      -far * (w / 2 - 0.4),
      0,
      back + 0.42,
    ),
  );
}

/** Two single beds, two desks: a shared room. */
function furnishTwin(look: BedroomLook, { plan, scene }: Room): void {
  const { w, d, h } = plan;
  const back = -d / 2;
  for (const side of [-1, 1]) {
    const own = {
      ...look.bed,
      width: 0.9,
      duvet: side > 0 ? look.bed.duvet : (look.bed.throwColor ?? look.bed.duvet),
      pillows: [look.bed.pillows[side > 0 ? 0 : 1] ?? '#e0a93b'],
    };
    delete own.throwColor;
    scene.add(at(bed(own), side * (w / 2 - 0.62), 0, back + 1.14));
    scene.add(
      ontoWall(
        plan,
        'back',
        framed(0.42, 0.54, side + 1, look.art, look.seed + side),
        side * (w / 2 - 0.62),
        1.72,
      ),
    );
  }
  const middle = plan.opening?.wall === 'back';
  scene.add(at(desk(look.wood), 0, 0, back + 0.36));
  scene.add(at(diningChair(look.wood, '#dccbb0'), 0.05, 0, back + 0.92, Math.PI + 0.35));
  if (!middle) scene.add(at(bookshelf(0.9, 0.8, look.wood, look.seed), 0, 1.25, back + 0.15));
  scene.add(at(rugOn(1.3, 1.8, rug(...look.rug)), 0, 0.004, back + 1.9));
  scene.add(
    ontoWall(
      plan,
      'right',
      wardrobe(1, Math.min(2.1, h - 0.4), look.wardrobe.color, false, look.wardrobe.wood),
      back + 3,
      0,
    ),
  );
}
