// What many of our rooms share: colours, floors, kinds of windows and directions of the sun.
import type { RoomPlan } from '../scene/plan.ts';
import { type Material, matte } from '../scene/shapes.ts';
import { marble, plaster, tiles, woodFloor } from '../scene/textures.ts';

export const warm = ['#1f6f6a', '#d9a441', '#bf6a4c', '#ead3ab', '#2c4a52'];

export const earth = ['#8a5a3c', '#c98f57', '#5d6b4a', '#e6d3b3', '#39413a'];

export const blue = ['#31557a', '#e0b25a', '#8fb0c4', '#efe2cb', '#233a52'];

export const cream = () => matte(marble('#d6cbb8', '#a8957c', [2, 2]), 0.2);

export const oak = () => matte(woodFloor('#a98460', [2, 3]), 0.4);

export const walnut = () => matte(woodFloor('#7a5b42', [2, 3]), 0.38);

export const vitrified = () => matte(tiles('#cdc1ae', '#a99c88', 4, 4, [2, 2]), 0.22);

export const tinted = (wall: 'back' | 'left' | 'right', color: string): RoomPlan['accent'] => ({
  wall,
  material: matte(plaster(color), 0.92),
});

interface Base {
  time: RoomPlan['time'];
  w?: number;
  d?: number;
  h?: number;
  walls?: string;
  floor: () => Material;
  bounce: string;
  opening: RoomPlan['opening'];
  accent?: RoomPlan['accent'];
  cove?: boolean;
}

export function plan(base: Base): RoomPlan {
  const {
    time,
    w = 4.7,
    d = 4.2,
    h = 2.8,
    walls = '#f3ede2',
    floor,
    bounce,
    opening,
    accent,
    cove = false,
  } = base;
  return {
    time,
    w,
    d,
    h,
    walls,
    floor: floor(),
    floorBounce: bounce,
    ...(opening ? { opening } : {}),
    ...(accent ? { accent } : {}),
    cove,
  };
}

export const balconyDoor = (
  wall: 'back' | 'left' | 'right',
  view: 'city' | 'garden',
  curtains?: string,
  offset = -0.2,
  w = 2.2,
) => ({ wall, offset, sill: 0.03, w, h: 2.15, view, ...(curtains ? { curtains } : {}) });

export const window = (
  wall: 'back' | 'left' | 'right',
  view: 'city' | 'garden',
  curtains?: string,
  offset = -0.2,
  w = 1.7,
) => ({ wall, offset, sill: 0.85, w, h: 1.35, view, ...(curtains ? { curtains } : {}) });

export const fromLeft: [number, number, number] = [1, -0.8, -0.22];

export const fromRight: [number, number, number] = [-1, -0.8, -0.22];
