import { expect, it } from 'vitest';
import { LastKnown } from './last-known.ts';

it('recalls what was kept until it is forgotten', () => {
  const known = new LastKnown<string>(10);
  const keep = known.reading();
  keep('a', 'one');
  keep('b', 'two');
  expect([known.recall('a'), known.recall('b'), known.recall('c')]).toEqual(['one', 'two', undefined]);
  known.forget(['a']);
  expect([known.recall('a'), known.recall('b')]).toEqual([undefined, 'two']);
  known.forget('all');
  expect(known.recall('b')).toBeUndefined();
});

it('does not keep what a change overtook while it was read', () => {
  const known = new LastKnown<string>(10);
  const keep = known.reading();
  known.forget(['a']);
  keep('a', 'old');
  expect(known.recall('a')).toBeUndefined();
});

it('keeps no more than it may, the least asked for leaving first', () => {
  const known = new LastKnown<string>(2);
  const keep = known.reading();
  keep('a', 'one');
  keep('b', 'two');
  known.recall('a');
  keep('c', 'three');
  expect([known.recall('a'), known.recall('b'), known.recall('c')]).toEqual(['one', undefined, 'three']);
});
