// The kitchens and bathrooms we photograph.
import { matte } from '../scene/shapes.ts';
import type { Stage } from '../scene/studio.ts';
import { marble, patternTiles, tiles } from '../scene/textures.ts';
import { bathroom } from './bathroom.ts';
import { cream, fromLeft, fromRight, oak, plan, vitrified, window } from './finishes.ts';
import { kitchen } from './kitchen.ts';

const size = { w: 3.7, d: 3.1, h: 2.7 };
const cement = () => matte(patternTiles('#d8cdb9', '#5f7f7b', '#c08a4a', [8, 14]), 0.5);

export const kitchenScenes: Record<string, () => Stage> = {
  'kitchen-teal-morning': () =>
    kitchen({
      plan: plan({
        ...size,
        time: 'morning',
        floor: vitrified,
        bounce: '#cdc1ae',
        opening: { ...window('right', 'garden', undefined, 0, 1.4), sill: 1.08, h: 1.15 },
      }),
      fill: 'full',
      base: '#2f6f6b',
      upper: '#efe9dd',
      counter: ['#e3ddd2', '#9a9186'],
      splash: ['#ece5d8', '#cdc3b2'],
      sun: fromRight,
      seed: 1,
    }),
  'kitchen-wood-day': () =>
    kitchen({
      plan: plan({
        ...size,
        time: 'day',
        floor: cream,
        bounce: '#d6cbb8',
        opening: { ...window('left', 'garden', undefined, 0, 1.4), sill: 1.08, h: 1.15 },
      }),
      fill: 'full',
      base: '#8f7050',
      wood: '#8f7050',
      upper: '#e9e2d4',
      counter: ['#3a3a3a', '#7d7468'],
      splash: ['#d5ddd6', '#b5beb6'],
      sun: fromLeft,
      seed: 2,
    }),
  'kitchen-island-evening': () =>
    kitchen({
      plan: plan({
        w: 4.8,
        d: 4,
        h: 2.9,
        time: 'evening',
        floor: oak,
        bounce: '#a98460',
        opening: { ...window('right', 'city', undefined, -0.2, 1.6), sill: 1.08, h: 1.2 },
        cove: true,
      }),
      fill: 'full',
      base: '#3d4f55',
      upper: '#e6dfd2',
      counter: ['#eae5db', '#a39786'],
      splash: ['#e4ddd0', '#c4baa9'],
      island: true,
      seed: 3,
    }),
  'kitchen-semi-day': () =>
    kitchen({
      plan: plan({
        ...size,
        time: 'day',
        floor: vitrified,
        bounce: '#cdc1ae',
        opening: { ...window('left', 'city', undefined, 0, 1.4), sill: 1.08, h: 1.15 },
      }),
      fill: 'semi',
      base: '#b0613f',
      upper: '#efe8da',
      counter: ['#2f2f30', '#6d665d'],
      splash: ['#efe7d8', '#cfc4b1'],
      sun: fromLeft,
      seed: 4,
    }),
  'kitchen-semi-golden': () =>
    kitchen({
      plan: plan({
        ...size,
        time: 'golden',
        floor: cement,
        bounce: '#bfae97',
        opening: { ...window('right', 'garden', undefined, 0, 1.4), sill: 1.08, h: 1.15 },
      }),
      fill: 'semi',
      base: '#8b9a7a',
      upper: '#f0eadd',
      counter: ['#dcd5c8', '#9a9084'],
      splash: ['#e9dfcb', '#c9bda5'],
      sun: fromRight,
      seed: 5,
    }),
  'kitchen-empty-day': () =>
    kitchen({
      plan: plan({
        ...size,
        time: 'day',
        floor: vitrified,
        bounce: '#cdc1ae',
        opening: { ...window('right', 'garden', undefined, 0, 1.4), sill: 1.08, h: 1.15 },
      }),
      fill: 'empty',
      base: '#ddd',
      upper: '#eee',
      counter: ['#3b3b3c', '#77706a'],
      splash: ['#e6e3da', '#c6c2b7'],
      sun: fromRight,
      seed: 6,
    }),
};

const bath = { w: 3.2, d: 2.3, h: 2.6 };
const tiled = (color: string, grout: string) => ({
  wall: 'back' as const,
  material: matte(tiles(color, grout, 9, 20, [1, 1], 14, 0.06), 0.16),
});

export const bathroomScenes: Record<string, () => Stage> = {
  'bathroom-teal-day': () =>
    bathroom({
      plan: plan({
        ...bath,
        time: 'day',
        floor: vitrified,
        bounce: '#cdc1ae',
        opening: { wall: 'right', offset: -0.3, sill: 1.5, w: 0.8, h: 0.7, view: 'garden' },
        accent: tiled('#5d8a86', '#cfd8d4'),
        walls: '#efeae0',
      }),
      wood: '#8f7050',
      round: true,
      gold: true,
      towel: '#e9d9b8',
      sun: fromRight,
    }),
  'bathroom-marble-morning': () =>
    bathroom({
      plan: plan({
        ...bath,
        w: 3.5,
        time: 'morning',
        floor: cream,
        bounce: '#d6cbb8',
        opening: { wall: 'right', offset: -0.3, sill: 1.3, w: 1, h: 0.9, view: 'garden' },
        accent: { wall: 'back', material: matte(marble('#e4ddd1', '#9d8f7c', [1, 1]), 0.14) },
      }),
      wood: '#6d5039',
      round: false,
      gold: true,
      towel: '#2f6f6b',
      sun: fromRight,
    }),
  'bathroom-grey-evening': () =>
    bathroom({
      plan: plan({
        ...bath,
        time: 'evening',
        floor: vitrified,
        bounce: '#b9ad9b',
        opening: { wall: 'right', offset: -0.3, sill: 1.5, w: 0.8, h: 0.7, view: 'city' },
        accent: tiled('#b9b2a6', '#d9d3c8'),
        walls: '#e9e3d8',
      }),
      wood: '#84684a',
      round: true,
      gold: false,
      towel: '#b0613f',
    }),
  'bathroom-plain-day': () =>
    bathroom({
      plan: plan({
        ...bath,
        w: 2.9,
        time: 'day',
        floor: cement,
        bounce: '#bfae97',
        opening: { wall: 'right', offset: -0.2, sill: 1.55, w: 0.7, h: 0.6, view: 'garden' },
        accent: tiled('#e3e6e2', '#bfc5c0'),
      }),
      wood: '#a5845f',
      round: false,
      gold: false,
      towel: '#d9a441',
      plain: true,
      sun: fromRight,
    }),
};
