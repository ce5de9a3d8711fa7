/** The built pages put together from kept parts, against what React draws of the whole page: to the last character. */
import { createRequire } from 'node:module';
import type { EntryContext, RouterContextProvider, ServerBuild } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import { seedScale } from '../../src/db/seed/scale.ts';
import { formatRupees, paise } from '../../src/domain/money.ts';
import { type BuiltPages, createPages, type PageHost } from '../../src/server/lib/pages.ts';
import { holdScripts } from '../../src/web/lib/hold-scripts.ts';
import { addHome } from '../support/leads.ts';
import { startServices, testOrigin } from '../support/services.ts';

type Entry = {
  default(request: Request, status: number, headers: Headers, context: EntryContext, load: unknown): unknown;
  markupOf(context: EntryContext, url: string): string;
  createLoadContext(api: unknown, settings: unknown, host: PageHost): RouterContextProvider;
};

const { as, addPerson, asOwner, services, ownerUrl, urls } = await startServices({ runsJobs: false });
const settings = { origin: testOrigin, publicKey: services.publicKey, mailbox: false, google: false };
/** As Node reads them: they are built, there is nothing for the tests' own loader to do. */
const require = createRequire(import.meta.url);

const wholes: string[] = [];

/** A copy of the pages that also has React draw each page whole. */
function copyOf(folder: string): BuiltPages {
  const build: ServerBuild = require(`../../build/${folder}/index.js`);
  const entry = build.entry.module as unknown as Entry;
  const drawTwice: Entry['default'] = (request, status, headers, context, load) => {
    wholes.push(entry.markupOf(context, request.url));
    return entry.default(request, status, headers, context, load);
  };
  const module = { ...entry, default: drawTwice } as unknown as ServerBuild['entry']['module'];
  return {
    build: { ...build, entry: { ...build.entry, module } },
    loadContext: (host) => entry.createLoadContext(as(null), settings, host),
  };
}

const fail = (error: unknown) => {
  throw error;
};
const pages = createPages(copyOf('server'), fail, services.config, async () => copyOf('server-hi'));

const DATA = /<script>window\.__reactRouterContext\.streamController\..*<\/script>(?=<\/body>)/s;

/** A page as the product answers it, drawn now, and as it must be. */
async function pairOf(path: string): Promise<[answer: string, whole: string]> {
  pages.cache.drop('*');
  const answer = await (await pages.respond(new Request(`${testOrigin}${path}`))).text();
  const data = DATA.exec(answer)?.[0] ?? '';
  const whole = wholes.at(-1)?.replace('</body>', () => `${data}</body>`);
  return [answer, holdScripts(`<!DOCTYPE html>${whole}`)];
}

const files = { avif: { 640: 'a-640.avif', 1280: 'a-1280.avif' }, webp: { 640: 'a-640.webp' } };
const cover = {
  url: 'a.webp',
  alt: 'Hall & "balcony"',
  width: 4,
  height: 3,
  blurhash: 'LEHV6nWB2yk8',
  files,
};
let home = '';

beforeAll(async () => {
  await seedScale({ ownerUrl, urls, properties: 300, progress: () => undefined });
  home = await addHome(asOwner, await addPerson('Lal Singh'), {
    title: '<kept-part data-at="0"></kept-part>',
    rent: 2_100_000,
  });
  await asOwner('update properties set cover = $2 where id = $1', [home, cover]);
});

describe.each([
  ['en', ''],
  ['hi', '/hi'],
])('in %s', (_, prefix) => {
  it.each([
    '/',
    '/properties',
    '/properties?city=pune&bedrooms=2&sort=rent_asc',
    '/properties?q=%3Ckept-part%20data-at%3D%220%22%3E&rent_max=1',
    '/property/:id',
    '/rent/bengaluru',
    '/services',
    '/no-such-page',
  ])('%s', async (path) => {
    const address = `${prefix}${path.replace(':id', home)}`.replace(/^\/hi\/$/, '/hi');
    // The second time its parts are kept.
    const [first, second] = [await pairOf(address), await pairOf(address)];
    expect(first[0]).toBe(first[1]);
    expect(second[0]).toBe(second[1]);
  });

  it('a home as it has become', async () => {
    const path = `${prefix}/properties?city=bengaluru&sort=newest`;
    const [before] = await pairOf(path);
    const rent = prefix === '' ? 2_200_000 : 2_300_000;
    await asOwner('update properties set rent = $2 where id = $1', [home, rent]);
    const [after, whole] = await pairOf(path);
    expect(after).toBe(whole);
    expect([before, after].map((page) => page.includes(formatRupees(paise(rent))))).toEqual([false, true]);
    expect(after).toContain('a-1280.avif 1280w');
  });
});
