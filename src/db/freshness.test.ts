import { describe, expect, it } from 'vitest';
import { Freshness, STALE_MS } from './freshness.ts';

describe('a replica', () => {
  const asked = () => {
    const freshness = new Freshness();
    freshness.ask(1_000)(50);
    freshness.ask(1_100)(90);
    return freshness;
  };

  it('is as fresh as the youngest mark that it has reached', () => {
    expect(asked().reached(49)).toBeUndefined();
    expect(asked().reached(50)).toMatchObject({ at: 1_000 });
    expect(asked().reached(90)).toMatchObject({ at: 1_100 });
    expect(asked().reached(500)).toMatchObject({ at: 1_100 });
  });

  it('may answer while that mark is young', () => {
    const freshness = asked();
    const mark = freshness.reached(90);
    expect(freshness.isFresh(mark, 1_100 + STALE_MS)).toBe(true);
    expect(freshness.isFresh(mark, 1_101 + STALE_MS)).toBe(false);
    expect(freshness.isFresh(undefined, 1_100)).toBe(false);
  });

  it('may not answer without what was changed, until the primary was asked after the change and it has come so far', () => {
    const freshness = asked();
    const notices = freshness.ask(1_150);
    freshness.changed();
    notices(95);
    expect(freshness.isFresh(freshness.reached(95), 1_160)).toBe(false);
    freshness.ask(1_170)(99);
    expect(freshness.isFresh(freshness.reached(98), 1_180)).toBe(false);
    expect(freshness.isFresh(freshness.reached(99), 1_180)).toBe(true);
  });

  it('forgets marks that prove nothing any more', () => {
    const freshness = asked();
    freshness.ask(1_101 + STALE_MS)(200);
    expect(freshness.reached(150)).toBeUndefined();
  });
});
