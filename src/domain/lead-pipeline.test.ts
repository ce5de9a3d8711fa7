import { describe, expect, it } from 'vitest';
import {
  checkReminder,
  conversion,
  isEndedStage,
  type LeadStage,
  leadStages,
  movedStage,
  nextStages,
} from './lead-pipeline.ts';

describe('the pipeline', () => {
  it.each<[LeadStage, LeadStage[]]>([
    ['new', ['contacted', 'visit', 'offered', 'let', 'lost']],
    ['contacted', ['visit', 'offered', 'let', 'lost']],
    ['visit', ['contacted', 'offered', 'let', 'lost']],
    ['offered', ['contacted', 'visit', 'let', 'lost']],
    ['let', ['contacted']],
    ['lost', ['contacted']],
  ])('goes from %s to %j', (stage, to) => {
    expect(nextStages(stage)).toEqual(to);
    for (const other of leadStages) {
      if (to.includes(other)) expect(movedStage(stage, other)).toBe(other);
      else expect(() => movedStage(stage, other)).toThrow('lead.stage-not-allowed');
    }
  });

  it('ends with let and lost', () => {
    expect(leadStages.filter(isEndedStage)).toEqual(['let', 'lost']);
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
