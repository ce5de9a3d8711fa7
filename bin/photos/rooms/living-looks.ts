// The living rooms we photograph: each with its own walls, light, furniture and colours.
import type { RoomPlan } from '../scene/room.ts';
import { type Material, matte } from '../scene/shapes.ts';
import type { Stage } from '../scene/studio.ts';
import { brick, marble, plaster, tiles, woodFloor } from '../scene/textures.ts';
import { type LivingLook, living } from './living.ts';

const warm = ['#1f6f6a', '#d9a441', '#bf6a4c', '#ead3ab', '#2c4a52'];
const earth = ['#8a5a3c', '#c98f57', '#5d6b4a', '#e6d3b3', '#39413a'];
const blue = ['#31557a', '#e0b25a', '#8fb0c4', '#efe2cb', '#233a52'];

export const cream = () => matte(marble('#d6cbb8', '#a8957c', [2, 2]), 0.2);
export const oak = () => matte(woodFloor('#a98460', [2, 3]), 0.4);
export const walnut = () => matte(woodFloor('#7a5b42', [2, 3]), 0.38);
export const vitrified = () => matte(tiles('#cdc1ae', '#a99c88', 4, 4, [2, 2]), 0.22);

const tinted = (wall: 'back' | 'left' | 'right', color: string): RoomPlan['accent'] => ({
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

const balconyDoor = (
  wall: 'back' | 'left' | 'right',
  view: 'city' | 'garden',
  curtains?: string,
  offset = -0.2,
  w = 2.2,
) => ({ wall, offset, sill: 0.03, w, h: 2.15, view, ...(curtains ? { curtains } : {}) });
const window = (
  wall: 'back' | 'left' | 'right',
  view: 'city' | 'garden',
  curtains?: string,
  offset = -0.2,
  w = 1.7,
) => ({ wall, offset, sill: 0.85, w, h: 1.35, view, ...(curtains ? { curtains } : {}) });

const empty = {
  sofa: '#888',
  cushions: [],
  chair: '#888',
  wood: '#7f664c',
  rug: ['plain', ['#eee', '#888', '#ccc']] as LivingLook['rug'],
  art: warm,
  focus: 'sofa' as const,
};
const fromLeft: [number, number, number] = [1, -0.8, -0.22];
const fromRight: [number, number, number] = [-1, -0.8, -0.22];

export const livingScenes: Record<string, () => Stage> = {
  'living-teal-morning': () =>
    living({
      plan: plan({
        time: 'morning',
        floor: oak,
        bounce: '#a98460',
        opening: balconyDoor('left', 'garden', '#e2d3b8'),
        accent: tinted('back', '#dccfb8'),
        cove: true,
      }),
      fill: 'full',
      sofa: '#2f6f6b',
      cushions: ['#d9a441', '#e9dcc8', '#bf6a4c', '#ece2d0'],
      chair: '#cdb38c',
      wood: '#8f7254',
      rug: ['border', ['#e4dac9', '#2f6f6b', '#bf6a4c']],
      art: warm,
      focus: 'sofa',
      sun: fromLeft,
      seed: 3,
    }),
  'living-sand-golden': () =>
    living({
      plan: plan({
        time: 'golden',
        w: 5,
        floor: cream,
        bounce: '#d6cbb8',
        opening: balconyDoor('right', 'city', '#c9b08a'),
        walls: '#f1e8da',
        cove: true,
      }),
      fill: 'full',
      sofa: '#c4b095',
      cushions: ['#8a5a3c', '#2f6f6b', '#d9a441', '#efe6d6'],
      chair: '#7f5f45',
      wood: '#76583f',
      rug: ['diamond', ['#e9e0d0', '#9a8467', '#8a5a3c']],
      art: earth,
      focus: 'sofa',
      sun: fromRight,
      seed: 4,
    }),
  'living-tv-evening': () =>
    living({
      plan: plan({
        time: 'evening',
        floor: cream,
        bounce: '#cabfae',
        opening: balconyDoor('left', 'city', '#b9a78c'),
        walls: '#efe6d8',
        cove: true,
      }),
      fill: 'full',
      sofa: '#5f6b73',
      cushions: ['#d9a441', '#cfd6d4'],
      chair: '#c4a47a',
      wood: '#6d5039',
      rug: ['plain', ['#b9b0a2', '#888', '#ccc']],
      art: blue,
      focus: 'tv',
      view: { from: [0.1, 1.3, 3.1], to: [0.3, 1, -2.1] },
      seed: 5,
    }),
  'living-tv-day': () =>
    living({
      plan: plan({
        time: 'day',
        floor: vitrified,
        bounce: '#cdc1ae',
        opening: window('right', 'garden', '#dbe2dc', -0.4, 1.9),
        walls: '#eef0ea',
      }),
      fill: 'full',
      sofa: '#7d8b6b',
      cushions: ['#efe6d3', '#c9863f'],
      chair: '#b79b74',
      wood: '#9a7a58',
      rug: ['stripes', ['#e6dcc9', '#7d8b6b', '#c9a86a']],
      art: earth,
      focus: 'tv',
      view: { from: [-0.1, 1.3, 3.1], to: [-0.3, 1, -2.1] },
      sun: fromRight,
      seed: 8,
    }),
  'living-penthouse-evening': () =>
    living({
      plan: plan({
        time: 'evening',
        w: 6,
        d: 5,
        h: 3,
        floor: walnut,
        bounce: '#7a5b42',
        opening: balconyDoor('right', 'city', '#8f8676', -0.4, 3),
        walls: '#e9e1d4',
        accent: tinted('back', '#6f8482'),
        cove: true,
      }),
      fill: 'full',
      sofa: '#d3c7b4',
      cushions: ['#1f6f6a', '#c98f57', '#2c4a52', '#e9dfce'],
      chair: '#8d6a48',
      wood: '#5d4533',
      rug: ['plain', ['#c9bda9', '#888', '#ccc']],
      art: blue,
      focus: 'dining',
      view: { from: [-1.5, 1.4, 3.9], to: [0.9, 1, -2.5], fov: 54 },
      seed: 7,
    }),
  'living-villa-day': () =>
    living({
      plan: plan({
        time: 'day',
        w: 5.6,
        d: 4.8,
        h: 3.1,
        floor: cream,
        bounce: '#d6cbb8',
        opening: balconyDoor('left', 'garden', '#efe5d2', 0, 2.6),
        accent: { wall: 'back', material: matte(brick('#c8b49a', [1.4, 1]), 0.9) },
      }),
      fill: 'full',
      sofa: '#a8644a',
      cushions: ['#efe3cd', '#2f6f6b', '#d9a441', '#e6d5b8'],
      chair: '#d8c4a0',
      wood: '#8a6a4a',
      rug: ['border', ['#e6d9c2', '#8a3f34', '#2f6f6b']],
      art: earth,
      focus: 'dining',
      sun: fromLeft,
      seed: 10,
    }),
  'living-blue-morning': () =>
    living({
      plan: plan({
        time: 'morning',
        w: 4.4,
        floor: oak,
        bounce: '#a98460',
        opening: window('right', 'city', '#c5d3de', -0.3, 2),
        walls: '#f2efe9',
        accent: tinted('back', '#c3d0d6'),
      }),
      fill: 'full',
      sofa: '#41607c',
      cushions: ['#d9b25a', '#efe8dc'],
      chair: '#d6c6aa',
      wood: '#a07f5c',
      rug: ['diamond', ['#e8e1d4', '#41607c', '#d9b25a']],
      art: blue,
      focus: 'sofa',
      sun: fromRight,
      seed: 13,
    }),
  'living-green-day': () =>
    living({
      plan: plan({
        time: 'day',
        w: 4.4,
        floor: vitrified,
        bounce: '#cdc1ae',
        opening: window('left', 'garden', '#e8decb', -0.3, 2),
        accent: tinted('back', '#b9c4ab'),
      }),
      fill: 'full',
      sofa: '#b79a74',
      cushions: ['#5d6b4a', '#efe6d5', '#b8683f', '#d9a441'],
      chair: '#8a9a78',
      wood: '#84684a',
      rug: ['stripes', ['#e8dfce', '#5d6b4a', '#c9a06a']],
      art: earth,
      focus: 'sofa',
      sun: fromLeft,
      seed: 16,
    }),
  'living-semi-day': () =>
    living({
      ...empty,
      plan: plan({
        time: 'day',
        floor: vitrified,
        bounce: '#cdc1ae',
        opening: balconyDoor('left', 'city', '#d9cbb2'),
        walls: '#f2ede3',
      }),
      fill: 'semi',
      wood: '#8a6b4d',
      sun: fromLeft,
      seed: 2,
    }),
  'living-semi-golden': () =>
    living({
      ...empty,
      plan: plan({
        time: 'golden',
        floor: cream,
        bounce: '#d6cbb8',
        opening: balconyDoor('right', 'garden', '#e4d2b1'),
        walls: '#f3eadb',
        accent: tinted('back', '#d8c3a2'),
        cove: true,
      }),
      fill: 'semi',
      wood: '#76583f',
      sun: fromRight,
      seed: 4,
    }),
  'living-empty-day': () =>
    living({
      ...empty,
      plan: plan({
        time: 'day',
        floor: vitrified,
        bounce: '#cdc1ae',
        opening: balconyDoor('back', 'city', undefined, 0.5, 2.3),
      }),
      fill: 'empty',
      sun: [-0.35, -0.75, 1],
      seed: 2,
    }),
  'living-empty-morning': () =>
    living({
      ...empty,
      plan: plan({
        time: 'morning',
        floor: cream,
        bounce: '#d6cbb8',
        opening: window('right', 'garden', undefined, -0.3, 2.1),
        accent: tinted('back', '#d5dcd0'),
      }),
      fill: 'empty',
      sun: fromRight,
      seed: 6,
    }),
};

export { balconyDoor, blue, earth, fromLeft, fromRight, tinted, warm, window };
