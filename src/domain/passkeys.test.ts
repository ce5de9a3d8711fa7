import { expect, it } from 'vitest';
import { mayAddPasskey } from './passkeys.ts';

it.each([
  [0, true],
  [9, true],
  [10, false],
  [11, false],
])('with %i passkeys another one may be added: %s', (count, may) => {
  expect(mayAddPasskey(count)).toBe(may);
});
