import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { EVERYTHING, PageCache, type Rendered } from './page-cache.ts';

const page = (text: string, tags = ['catalogue']): Rendered => ({
  status: 200,
  headers: {},
  body: Buffer.from(text),
  tags,
});

/** A render whose end the test decides. */
function heldRender(tags?: string[]) {
  const gate = Promise.withResolvers<string>();
  return { render: async () => page(await gate.promise, tags), finish: gate.resolve };
}

const textOf = async (got: Promise<{ bodies: { identity: Buffer } }>) =>
  (await got).bodies.identity.toString();
/** What the cache holds: the render says that it had to be made. */
const cached = (cache: PageCache, key = '/') => textOf(cache.get(key, async () => page('rendered now')));

describe('one page', () => {
  it('is rendered once however many ask for it at the same time', async () => {
    const cache = new PageCache();
    let renders = 0;
    const { render, finish } = heldRender();
    const asked = Array.from({ length: 50 }, () =>
      textOf(
        cache.get('/', () => {
          renders += 1;
          return render();
        }),
      ),
    );
    finish('once');
    expect(new Set(await Promise.all(asked))).toEqual(new Set(['once']));
    expect([renders, await cached(cache)]).toEqual([1, 'once']);
  });

  it('is the same whatever its compression', async () => {
    const { bodies, gzip } = await new PageCache().get('/', async () => page('घर '.repeat(500)));
    expect(brotliDecompressSync(bodies.br)).toEqual(bodies.identity);
    expect(gunzipSync(await gzip())).toEqual(bodies.identity);
  });

  it('is not kept when it shows nothing that could be dropped, nor when it failed', async () => {
    const cache = new PageCache();
    await cache.get('/', async () => page('personal', []));
    expect(await cached(cache)).toBe('rendered now');
    const failing = new PageCache();
    await expect(failing.get('/', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await cached(failing)).toBe('rendered now');
  });
});

describe('a change', () => {
  it('drops the pages that show what changed, and no others', async () => {
    const cache = new PageCache();
    await cache.get('/a', async () => page('a', ['property:a', 'catalogue']));
    await cache.get('/b', async () => page('b', ['property:b', 'catalogue']));
    cache.drop('property:a');
    expect([await cached(cache, '/a'), await cached(cache, '/b')]).toEqual(['rendered now', 'b']);
    cache.drop(EVERYTHING);
    expect(await cached(cache, '/b')).toBe('rendered now');
  });

  it('during a render is not lost: who asked before gets that page, who asks after a new one', async () => {
    const cache = new PageCache();
    const before = heldRender();
    const early = textOf(cache.get('/', before.render));
    cache.drop('catalogue');
    const late = textOf(cache.get('/', async () => page('with the change')));
    before.finish('without it');
    expect([await early, await late, await cached(cache)]).toEqual([
      'without it',
      'with the change',
      'with the change',
    ]);
  });

  it('during the second of two overlapping renders is not lost either', async () => {
    const cache = new PageCache();
    const [first, second] = [heldRender(), heldRender()];
    const early = textOf(cache.get('/', first.render));
    cache.drop('catalogue');
    const late = textOf(cache.get('/', second.render));
    first.finish('first');
    await early;
    cache.drop('catalogue');
    second.finish('second');
    await late;
    expect(await cached(cache)).toBe('rendered now');
  });
});

it('holds no more than its bytes, and lets go first what was used longest ago', async () => {
  const cache = new PageCache(30_000);
  const big = (name: string) => cache.get(name, async () => page(name.padEnd(9_000, name)));
  for (const name of ['/a', '/b', '/c']) await big(name);
  await big('/a');
  await big('/d');
  const held = await Promise.all(['/a', '/c', '/d', '/b'].map((name) => cached(cache, name)));
  expect(held.map((text) => text !== 'rendered now')).toEqual([true, true, true, false]);
});

describe('the age of a kept page', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  /** A cache with one page, at a time that the test moves on. */
  async function keptAt() {
    vi.useFakeTimers({ toFake: ['performance'] });
    const cache = new PageCache();
    await cache.get('/', async () => page('kept'));
    return cache;
  }

  it('is a minute at most where nobody knows whether changes are heard', async () => {
    const cache = await keptAt();
    vi.advanceTimersByTime(59_000);
    expect(await cached(cache)).toBe('kept');
    vi.advanceTimersByTime(2_000);
    expect(cache.find('/')).toBeUndefined();
    expect(await cached(cache)).toBe('rendered now');
  });

  it('does not matter while changes are heard, and does as soon as they were not heard of for a while', async () => {
    const cache = await keptAt();
    for (let heartbeat = 0; heartbeat < 30; heartbeat += 1) {
      vi.advanceTimersByTime(10_000);
      cache.heard();
    }
    vi.advanceTimersByTime(19_000);
    expect(await cached(cache)).toBe('kept');
    vi.advanceTimersByTime(2_000);
    expect(await cached(cache)).toBe('rendered now');
  });

  it('counts from the moment at which its render began', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const cache = new PageCache();
    const { render, finish } = heldRender();
    const rendered = textOf(cache.get('/', render));
    vi.advanceTimersByTime(50_000);
    finish('slowly');
    expect(await rendered).toBe('slowly');
    expect(await cached(cache)).toBe('slowly');
    vi.advanceTimersByTime(11_000);
    expect(await cached(cache)).toBe('rendered now');
  });
});
