import { describe, expect, it } from 'vitest';
import { type LeaseState, leaseStates, wasLetOn } from './leases.ts';

describe('a lease', () => {
  it.each<[LeaseState, string, string | null, boolean]>([
    ['active', '2026-06-01', null, true],
    ['active', '2026-11-01', null, true],
    ['active', '2026-11-02', null, false],
    ['ending', '2026-06-01', null, true],
    ['ended', '2026-06-01', '2026-11-04', true],
    ['ended', '2026-06-01', '2026-11-01', true],
    ['ended', '2026-06-01', '2026-10-31', false],
    ['draft', '2026-06-01', null, false],
  ])('%s since %s, moved out %s: let on 1 November is %s', (state, start, endedOn, expected) => {
    expect(wasLetOn({ state, start, endedOn }, '2026-11-01')).toBe(expected);
  });

  it('goes from draft to ended', () => {
    expect(leaseStates).toEqual(['draft', 'active', 'ending', 'ended']);
  });
});
