// Menus compare paths with the sitemap's patterns.
import { expect, test } from 'vitest';
import { matchesPattern } from './path-patterns.ts';

test.each([
  ['/', '/', true],
  ['/properties', '/properties', true],
  ['/properties', '/properties?city=Pune', true],
  ['/admin', '/admin?tab=users', true],
  ['/property/:id', '/property/42', true],
  ['/property/:id', '/property', false],
  ['/property/:id', '/property/42/edit', false],
  ['/properties', '/property', false],
])('%s and %s: %s', (pattern, path, matches) => {
  expect(matchesPattern(pattern, path)).toBe(matches);
});
