// India in a few strokes, for a map without any server of tiles: drawn by hand, too rough to say where a border lies.
import type { Point } from '../../../domain/map.ts';

const mainland = `68.2 23.6, 68.9 22.3, 69.6 21.6, 70.9 20.7, 72.1 21.2, 72.5 22.2, 72.7 21.1, 72.8 20, 72.8 19, 73.2 17,
73.8 15.4, 74.5 14, 74.8 12.9, 75.7 11.4, 76.2 9.9, 76.9 8.5, 77.5 8.1, 78.1 8.8, 79 9.2, 78.9 9.7, 79.8 10.3, 79.8 11.9,
80.3 13.1, 80.1 14.5, 80.2 15.6, 81.1 16, 82.3 16.6, 83.3 17.7, 84.9 19.2, 86.4 20, 86.9 20.8, 87 21.5, 88 21.7, 88.9 21.7,
89 22.3, 88.8 23.2, 88.6 24.2, 88.1 24.6, 88.9 25.2, 88.2 25.8, 88.6 26.4, 89.8 26, 89.8 25.3, 92 25.15, 92.4 24.9, 92.1 24.3,
91.4 24.1, 91.2 23.6, 91.5 23, 92.3 23.7, 92.6 22, 93.1 22.2, 93.4 23.9, 94.1 23.9, 94.7 25.2, 95.2 26.6, 96.2 27.3, 97.1 27.1,
97.4 28.2, 96.2 29.3, 94.5 29.3, 92.5 27.9, 91.6 27.8, 92.1 26.9, 90.4 26.8, 89.1 26.8, 88.9 27.3, 88.8 28, 88.1 27.9, 88.1 26.5,
87 26.5, 85.8 26.6, 84.6 27.3, 83.3 27.4, 82 27.9, 80.5 28.6, 80.1 28.9, 80.4 29.8, 81 30.2, 79.9 30.9, 78.8 31.3, 78.5 32.5,
79.5 32.7, 79.6 33.6, 80.3 34.6, 80.2 35.5, 79 35.9, 77.9 35.5, 76.2 35.9, 75.8 36.6, 74.6 37, 73 36.7, 72.6 36, 73.5 34.4,
74 33.2, 74.3 32.8, 75.3 32.3, 74.6 31.8, 74.5 31, 73.9 30.4, 73.3 29.9, 72.9 29, 72.2 28.3, 70.6 28, 69.6 27.1, 70.1 26.6,
70.1 25.7, 70.9 24.8, 71.1 24.4, 69.7 24.2, 68.8 24.3, 68.2 23.6`;

const andamans = '92.7 13.6, 93 13.4, 92.9 12.3, 92.7 11.5, 92.5 11.6, 92.7 12.6, 92.7 13.6';

const ringOf = (text: string): Point[] =>
  text.split(',').map((pair) => {
    const [lng = 0, lat = 0] = pair.trim().split(/\s+/).map(Number);
    return { lat, lng };
  });

/** Closed rings. */
export const outline: readonly Point[][] = [mainland, andamans].map(ringOf);

/** Out into the sea along the coast, from the west to the east, and past Sri Lanka: for a map that draws the sea over it. */
const offshore = `67 23.3, 66 20, 69 17, 71 12.5, 71.5 9, 73 7.7, 77.5 7, 78.5 7.8, 78.95 8.7, 79.25 9, 79.6 9.3, 79.65 9.8, 80.2 10.1,
82 12, 83 15, 86.5 18, 88.5 21`;

/** The land border of the mainland, closed far off its coast; pairs of longitude and latitude. */
export const landRings: [number, number][][] = [
  [...ringOf(offshore), ...ringOf(mainland.slice(mainland.indexOf('89 22.3')))],
  ringOf('91.5 13.75, 94.3 13.75, 94.3 6.5, 91.5 6.5, 91.5 13.75'),
].map((ring) => [...ring, ...ring.slice(0, 1)].map(({ lat, lng }) => [lng, lat]));
