import { expect, it } from 'vitest';
import { lastStep } from './funnel.ts';

const none = { agreed: false, visited: false, applied: false, let: false };

it.each([
  [none, 'asked'],
  [{ ...none, agreed: true }, 'agreed'],
  [{ ...none, agreed: true, visited: true }, 'visited'],
  [{ ...none, applied: true }, 'applied'],
  [{ ...none, agreed: true, let: true }, 'let'],
] as const)('%j came to %s', (reached, step) => {
  expect(lastStep(reached)).toBe(step);
});
