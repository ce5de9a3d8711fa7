import { describe, expect, it } from 'vitest';
import {
  checkReminder,
  conversion,
  isEndedColumn,
  isEndedStage,
  type LeadColumn,
  type LeadFacts,
  type LeadMark,
  leadColumn,
  leadColumns,
  leadMarks,
  leadStages,
  markedStage,
  nextMarks,
  openColumns,
} from './lead-pipeline.ts';

describe('the pipeline', () => {
  it.each<[LeadColumn, LeadMark[]]>([
    ['asked', ['contacted', 'let', 'lost']],
    ['talked', ['let', 'lost']],
    ['agreed', ['let', 'lost']],
    ['visited', ['let', 'lost']],
    ['applied', ['let', 'lost']],
    ['let', ['contacted']],
    ['lost', ['contacted']],
  ])('from %s is marked %j', (column, to) => {
    expect(nextMarks(column)).toEqual(to);
    for (const other of leadMarks) {
      if (to.includes(other)) expect(markedStage(column, other)).toBe(other);
      else {
        expect(() => markedStage(column, other)).toThrow(
          expect.objectContaining({
            code: 'lead.stage-not-allowed',
            facts: { column, allowed: to.join(', ') },
          }),
        );
      }
    }
  });

  const nothing: LeadFacts = {
    stage: 'new',
    applied: false,
    visited: false,
    agreed: false,
    answered: false,
  };
  it.each<[LeadColumn, Partial<LeadFacts>]>([
    ['asked', {}],
    ['talked', { answered: true }],
    ['talked', { stage: 'contacted' }],
    // A visit that was agreed and then cancelled leaves the furthest stage behind.
    ['talked', { stage: 'visit' }],
    ['talked', { stage: 'offered' }],
    ['agreed', { agreed: true, answered: true }],
    ['agreed', { agreed: true, stage: 'contacted' }],
    ['visited', { visited: true, agreed: true }],
    ['applied', { applied: true }],
    ['applied', { applied: true, visited: true, stage: 'contacted' }],
    ['let', { stage: 'let', applied: true }],
    ['lost', { stage: 'lost', agreed: true }],
  ])('stands in %s by %j', (column, facts) => {
    expect(leadColumn({ ...nothing, ...facts })).toBe(column);
  });

  it('ends with let and lost', () => {
    expect(leadStages.filter(isEndedStage)).toEqual(['let', 'lost']);
    expect(leadColumns.filter((column) => !isEndedColumn(column))).toEqual([...openColumns]);
  });

  it.each([
    ['2026-11-22', true],
    ['2027-11-22', true],
    ['2026-11-21', false],
    ['2026-11-20', false],
    ['2027-11-23', false],
  ])('reminds on %s: %s', (day, isAllowed) => {
    const check = () => checkReminder(day, '2026-11-21');
    if (isAllowed) check();
    else expect(check).toThrow('lead.reminder-out-of-range');
  });

  it.each([
    [0, 0, null],
    [1, 0, 100],
    [1, 2, 33],
    [0, 4, 0],
  ])('with %i let and %i lost converts %s percent', (letCount, lost, share) => {
    expect(conversion(letCount, lost)).toBe(share);
  });
});
