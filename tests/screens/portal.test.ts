/** Every screen below `/portal`, by somebody whose it is. */
import { expect, it } from 'vitest';
import { settle } from '../support/page-fit.ts';
import { eachScreen, furtherAddresses, openScreens, visitorOf } from '../support/screen-visits.ts';

const { watched, address, check } = openScreens();

// spec 2.1: `/portal/affiliate/overview`, `/dashboard`
// spec beyond-everyone: Every screen: nothing serious for axe, wide and light, narrow and dark; no sideways scrolling at 360 px
// spec beyond-everyone: Every screen: nothing serious for axe, wide and light, narrow and dark; no sideways scrolling at 360 px … what can be done with a row of a wide table is in sight at 360 px
it.each(eachScreen.filter(({ area, pattern }) => area === 'portal' && pattern.startsWith('/portal')))(
  '$pattern',
  async (screen) => {
    await check(screen.pattern, visitorOf(screen));
  },
);

it('another address of the same screen shows it too', async () => {
  const { page, problems } = await watched('landlord', 'en');
  for (const { pattern } of furtherAddresses) {
    await page.goto(address(pattern));
    await settle(page);
    expect(problems, pattern).toEqual([]);
  }
});
