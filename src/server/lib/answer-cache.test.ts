import { expect, it, vi } from 'vitest';
import { AnswerCache } from './answer-cache.ts';

it('makes an answer once and forgets it with a change', async () => {
  const cache = new AnswerCache();
  const make = vi.fn(async () => 'answer');
  expect([await cache.get('a', make), await cache.get('a', make)]).toEqual(['answer', 'answer']);
  expect(make).toHaveBeenCalledTimes(1);
  cache.forget();
  await cache.get('a', make);
  expect(make).toHaveBeenCalledTimes(2);
});

it('does not keep an answer that a change overtook', async () => {
  const cache = new AnswerCache();
  const first = await cache.get('a', async () => {
    cache.forget();
    return 'old';
  });
  expect([first, await cache.get('a', async () => 'new')]).toEqual(['old', 'new']);
});

it('keeps within its bounds, the least asked for leaving first', async () => {
  const cache = new AnswerCache(10);
  await cache.get('a', async () => '1234');
  await cache.get('b', async () => '1234');
  await cache.get('a', async () => 'never');
  await cache.get('c', async () => '1234');
  const again = vi.fn(async () => '5678');
  expect([await cache.get('a', again), await cache.get('b', again)]).toEqual(['1234', '5678']);
});

it('makes a failed answer again', async () => {
  const cache = new AnswerCache();
  await expect(cache.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await cache.get('a', async () => 'yes')).toBe('yes');
});

it('gives an answer that does not last to whoever asks, and makes it anew for the next', async () => {
  const cache = new AnswerCache();
  const get = (answer: string) =>
    cache.get(
      'a',
      async () => answer,
      (given) => given !== 'for now',
    );
  expect([await get('for now'), await get('as of now'), await get('later')]).toEqual([
    'for now',
    'as of now',
    'as of now',
  ]);
});
