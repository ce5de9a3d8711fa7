// Which documents a broker has to do something about.
import { expect, it } from 'vitest';
import { documentNeeds } from './document-needs.ts';

const TODAY = '2026-12-01';
const held = (kind: string, day: string | null = null) =>
  ({ id: kind, kind, name: `${kind}.pdf`, expires_on: day }) as never;
const needs = (documents: readonly never[], own: object = {}) =>
  documentNeeds({ documents: [...documents], gstin: null, rera_numbers: [], ...own }, TODAY);

it('are those that are missing, have ended or end within thirty days', () => {
  expect(needs([held('rera_certificate', '2026-11-20'), held('agreement', '2026-12-15')])).toEqual([
    { kind: 'pan_card', state: 'missing', day: null },
    { kind: 'rera_certificate', state: 'expired', day: '2026-11-20' },
    { kind: 'agreement', state: 'ends-soon', day: '2026-12-15' },
  ]);
});

it('are none where every required one is in order, and another number has not ended', () => {
  const inOrder = [held('pan_card'), held('rera_certificate', '2028-01-01')];
  expect(needs(inOrder)).toEqual([]);
  const number = { state: 'Karnataka', number: 'PRM', expires_on: '2026-12-10', check: 'fits' };
  expect(needs(inOrder, { rera_numbers: [number] })).toEqual([
    { kind: 'rera_certificate', state: 'ends-soon', day: '2026-12-10' },
  ]);
});
