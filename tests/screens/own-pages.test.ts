/** Every page of one's own outside `/portal`: account, seeking, listing, joining. */
import { it } from 'vitest';
import { eachScreen, openScreens, visitorOf } from '../support/screen-visits.ts';

const { check } = openScreens();

// spec 2.1: `/recent-searches`
it.each(eachScreen.filter(({ area, pattern }) => area === 'portal' && !pattern.startsWith('/portal')))(
  '$pattern',
  async (screen) => {
    await check(screen.pattern, visitorOf(screen));
  },
);
