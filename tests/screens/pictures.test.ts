/** Twenty screens look as they did when their pictures were kept, at the desk and on a phone. */
import { describe, expect, it } from 'vitest';
import type { PageLanguage } from '../../src/domain/languages.ts';
import { settle } from '../support/page-fit.ts';
import { differenceFromKept } from '../support/pictures.ts';
import { desk, openScreens, phone } from '../support/screen-visits.ts';

const { watched, address } = openScreens();

/** What a day's dates, figures and newest homes change; a style sheet that is lost, or a block that is gone, is far beyond it. */
const MOST = 0.08;

const shown: readonly [name: string, pattern: string, label: string, language: PageLanguage][] = [
  ['front', '/', '', 'en'],
  ['front-in-hindi', '/', '', 'hi'],
  ['front-in-marathi', '/', '', 'mr'],
  ['search', '/properties', '', 'en'],
  ['home', '/property/:id', '', 'en'],
  ['city', '/rent/:city', '', 'en'],
  ['services', '/services', '', 'en'],
  ['tenants', '/tenants', '', 'en'],
  ['help', '/help', '', 'en'],
  ['sign-in', '/auth', '', 'en'],
  ['own-portal', '/portal/user', 'user', 'en'],
  ['tenant', '/portal/tenant', 'tenant', 'en'],
  ['payments', '/portal/tenant/payments', 'tenant', 'en'],
  ['landlord', '/portal/landlord', 'landlord', 'en'],
  ['financials', '/portal/landlord/financials', 'landlord', 'en'],
  ['own-homes', '/my-properties', 'landlord', 'en'],
  ['applications', '/track-applications?show=received-visits', 'landlord', 'en'],
  ['leads', '/portal/broker/leads', 'broker', 'en'],
  // The overview of a month's first days is another.
  ['affiliate', '/portal/affiliate/calculator', 'affiliate', 'en'],
  ['administrator', '/admin', 'admin', 'en'],
];

describe.each(shown)('%s', (name, pattern, label, language) => {
  it.each([desk, phone])('looks as it did at $width px', async (size) => {
    const { page } = await watched(label, language);
    await page.setViewportSize(size);
    await page.goto(address(pattern, language));
    await settle(page);
    // A list may begin to load once the page is there.
    await expect.poll(() => page.locator('main [class*="Skeleton-root"]:visible').count()).toBe(0);
    await page.evaluate(() =>
      Promise.all([
        document.fonts.ready,
        // One further down is fetched when somebody comes near it.
        ...[...document.images]
          .filter((one) => one.checkVisibility() && one.getBoundingClientRect().top < innerHeight)
          .map((one) => one.decode().catch(() => null)),
      ]),
    );
    // The map of a search is drawn when it comes.
    const mask = [page.locator('section[class*="_map_"], div[class*="_soon_"]')];
    const picture = await page.screenshot({ animations: 'disabled', caret: 'hide', mask, maskColor: '#fff' });
    expect(await differenceFromKept(`${name}-${size.width}`, picture, MOST)).toBeLessThanOrEqual(MOST);
  });
});
