// The façades, balconies and terraces we photograph.
import type { Stage } from '../scene/studio.ts';
import { balcony } from './balcony.ts';
import { facade } from './facade.ts';

const left: [number, number, number] = [0.75, -0.75, -0.7];
const right: [number, number, number] = [-0.75, -0.7, -0.75];
const low: [number, number, number] = [0.95, -0.42, -0.6];

export const facadeScenes: Record<string, () => Stage> = {
  'facade-tower-day': () => facade({ time: 'day', floors: 11, bays: ['window', 'balcony', 'louvre', 'balcony', 'window'], bay: 3.8, wall: '#ece4d6', accent: '#a5815d', wood: '#8f7050', railing: 'glass', roof: 'flat', flowers: '#e8a317', view: { from: [17, 1.9, 46], to: [2, 0, 0], fov: 64, shift: -0.42 }, sun: left, seed: 3 }),
  'facade-towers-golden': () => facade({ time: 'golden', floors: 13, bays: ['balcony', 'window', 'blank', 'balcony'], bay: 3.8, wall: '#e8dccb', accent: '#b0765a', railing: 'glass', roof: 'flat', twin: true, view: { from: [10, 1.9, 52], to: [-6, 0, 0], fov: 64, shift: -0.42 }, sun: low, seed: 5 }),
  'facade-tower-evening': () => facade({ time: 'evening', floors: 12, bays: ['balcony', 'window', 'louvre', 'window', 'balcony'], bay: 3.6, wall: '#d9d2c8', accent: '#4f6f6d', railing: 'glass', roof: 'pergola', terraceFrom: 10, view: { from: [-17, 1.9, 48], to: [-1.5, 0, 0], fov: 65, shift: -0.42 }, sun: low, seed: 8 }),
  'facade-midrise-morning': () => facade({ time: 'morning', floors: 5, bays: ['balcony', 'window', 'balcony', 'window'], bay: 3.6, wall: '#efe3cd', accent: '#2f6f6b', railing: 'bars', roof: 'flat', flowers: '#d9622f', view: { from: [11, 1.9, 29], to: [0.8, 0, 0], fov: 54, shift: -0.32 }, sun: left, seed: 12 }),
  'facade-midrise-day': () => facade({ time: 'day', floors: 5, bays: ['window', 'balcony', 'blank', 'balcony', 'window'], bay: 3.5, wall: '#f0ede6', accent: '#b8683f', railing: 'solid', roof: 'flat', palms: true, view: { from: [-11, 1.9, 31], to: [-0.6, 0, 0], fov: 53, shift: -0.3 }, sun: right, seed: 15 }),
  'facade-builder-golden': () => facade({ time: 'golden', floors: 4, bays: ['balcony', 'louvre', 'balcony'], bay: 3.9, wall: '#ece2d2', accent: '#7c5a3d', wood: '#7c5a3d', railing: 'glass', roof: 'pergola', view: { from: [8, 1.8, 24], to: [0.5, 0, 0], fov: 54, shift: -0.32 }, sun: low, seed: 18 }),
  'facade-builder-day': () => facade({ time: 'day', floors: 4, bays: ['window', 'balcony', 'blank'], bay: 4, wall: '#f1ebe0', accent: '#8f4f3c', railing: 'bars', roof: 'flat', flowers: '#d0527a', view: { from: [-7.5, 1.8, 24], to: [-0.4, 0, 0], fov: 53, shift: -0.3 }, sun: right, seed: 21 }),
  'facade-villa-day': () => facade({ time: 'day', floors: 2, bays: ['window', 'balcony', 'blank', 'balcony'], bay: 4, wall: '#f3eee4', accent: '#8a6a4a', wood: '#86664a', railing: 'glass', roof: 'flat', terraceFrom: 1, palms: true, flowers: '#e8a317', view: { from: [9, 2, 19.5], to: [0.8, 0, 0], fov: 45, shift: -0.14 }, sun: left, seed: 24 }),
  'facade-villa-evening': () => facade({ time: 'evening', floors: 2, bays: ['balcony', 'louvre', 'window', 'balcony'], bay: 4, wall: '#e9e1d4', accent: '#5d4533', wood: '#6d5039', railing: 'glass', roof: 'pergola', palms: true, view: { from: [-9, 2, 19.5], to: [-0.6, 0, 0], fov: 45, shift: -0.16 }, sun: low, seed: 27 }),
  'facade-house-morning': () => facade({ time: 'morning', floors: 2, bays: ['window', 'balcony', 'window'], bay: 3.8, wall: '#f2e6cf', accent: '#2f6f6b', railing: 'bars', roof: 'tiled', palms: true, view: { from: [7.5, 2, 20.5], to: [0.4, 0, 0], fov: 44, shift: -0.2 }, sun: left, seed: 30 }),
  'facade-house-golden': () => facade({ time: 'golden', floors: 2, bays: ['balcony', 'window', 'blank'], bay: 3.9, wall: '#eadbc4', accent: '#a5563f', railing: 'solid', roof: 'flat', flowers: '#d0527a', view: { from: [-7.5, 2, 19.5], to: [-0.4, 0, 0], fov: 42, shift: -0.16 }, sun: right, seed: 33 }),
  'facade-pg-day': () => facade({ time: 'day', floors: 4, bays: ['window', 'window', 'balcony', 'window', 'window'], bay: 3, wall: '#e4e8e2', accent: '#2f6f6b', railing: 'bars', roof: 'flat', flowers: '#e8a317', view: { from: [9, 1.9, 26], to: [0.6, 0, 0], fov: 53, shift: -0.3 }, sun: left, seed: 36 }),
};

export const balconyScenes: Record<string, () => Stage> = {
  'balcony-garden-morning': () => balcony({ time: 'morning', w: 3.4, d: 2.6, kind: 'balcony', wall: '#efe4d2', floor: 'tiles', railing: 'bars', sky: 'garden', chair: '#e6dac4', cushion: '#2f6f6b', sun: [-0.7, -0.8, 0.5], seed: 3 }),
  'balcony-city-evening': () => balcony({ time: 'evening', w: 3.6, d: 2.6, kind: 'balcony', wall: '#d9cbb6', floor: 'deck', railing: 'glass', sky: 'city', chair: '#cbbda5', cushion: '#c9863f', sun: low, seed: 6 }),
  'terrace-golden': () => balcony({ time: 'golden', w: 5.4, d: 4.4, kind: 'terrace', wall: '#e9dcc8', floor: 'deck', railing: 'glass', sky: 'city', chair: '#d8ccb6', cushion: '#2f6f6b', sun: [-0.8, -0.55, 0.5], seed: 9 }),
  'balcony-bare-day': () => balcony({ time: 'day', w: 3.4, d: 2.4, kind: 'bare', wall: '#f0eade', floor: 'tiles', railing: 'bars', sky: 'city', chair: '#ccc', cushion: '#ccc', sun: [-0.6, -0.9, 0.5], seed: 12 }),
};
