/**
 * How `npm test` shares the journeys out: two lanes, each with a product of its own, that end at about the same time. That of
 * the screens comes after the checks and the tests without a browser, so it holds about a third.
 */
import { readdirSync } from 'node:fs';

const journey = (name: string) => `tests/journeys/${name}.test.ts`;

export const everyScreen = journey('every-screen');

/** Only journeys that leave what the demo holds as they found it go with the look at every screen. */
export const besideScreens = [
  'not-found',
  'page-weight',
  'pages',
  'read-first',
  'saved-searches',
  'session-ends',
  'sign-in',
].map(journey);

/** All others. */
export const amongThemselves = readdirSync(new URL('../journeys', import.meta.url))
  .map((name) => `tests/journeys/${name}`)
  .filter((path) => path.endsWith('.test.ts') && path !== everyScreen && !besideScreens.includes(path));
