import { expect, it } from 'vitest';
import { presentPlan } from './commission/plan.ts';
import { documents, FIRST_REVISION, markdownName } from './documents.ts';

// spec 2.3: Documentation Center: four documents, View, Download, Quick Reference … versions, dated January 2025
// spec 9: Document versions, January 2025
it('has four documents in the specification’s versions, first of January 2025', () => {
  expect(documents.map(({ title, version }) => `${title} ${version}`)).toEqual([
    'Requirements Specification 1.0',
    'Compensation Plan 2.0',
    'Database Schema 1.0',
    'Security 1.0',
  ]);
  expect(FIRST_REVISION).toBe('January 2025');
});

it('calls the compensation plan by the version that the product comes with', () => {
  expect(documents.find(({ id }) => id === 'compensation-plan')?.version).toBe(presentPlan.version);
});

it.each([
  ['Requirements Specification', 'requirements-specification.md'],
  ['  Fees & taxes, 2026  ', 'fees-taxes-2026.md'],
])('saves %s as %s', (title, name) => {
  expect(markdownName(title)).toBe(name);
});
