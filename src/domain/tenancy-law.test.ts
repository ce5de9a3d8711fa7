import { describe, expect, it } from 'vitest';
import { lawTopics, statesWithLaw, tenancyLawOf } from './tenancy-law.ts';

const TODAY = '2026-11-27';
const said = (state: string | null, day = TODAY) => tenancyLawOf(state, day).map(({ says }) => says);

describe('the law of a home', () => {
  it.each([
    [null, ['registration', 'stamp-duty', 'police', 'tenancy-act']],
    ['Kerala', ['registration', 'stamp-duty', 'police', 'tenancy-act']],
    [
      'Maharashtra',
      ['registration-maharashtra', 'stamp-duty-maharashtra', 'police', 'tenancy-act-maharashtra'],
    ],
    ['Tamil Nadu', ['registration', 'stamp-duty', 'police', 'tenancy-act-tamil-nadu']],
    ['Uttar Pradesh', ['registration', 'stamp-duty', 'police', 'tenancy-act-uttar-pradesh']],
    ['Assam', ['registration', 'stamp-duty', 'police', 'tenancy-act-assam']],
  ])('in %s says one thing on each matter', (state, expected) => {
    expect(said(state)).toEqual(expected);
  });

  it('is that of the day: a state has none before its act', () => {
    expect(said('Tamil Nadu', '2019-02-21')).toContain('tenancy-act');
    expect(said('Tamil Nadu', '2019-02-22')).toContain('tenancy-act-tamil-nadu');
  });

  it('has a source and the day it was looked up, never in the future', () => {
    for (const state of [null, 'Maharashtra', 'Tamil Nadu', 'Uttar Pradesh', 'Assam']) {
      const facts = tenancyLawOf(state, TODAY);
      expect(facts.map(({ topic }) => topic)).toEqual(lawTopics);
      for (const { source, checkedOn, from } of facts) {
        expect(source.length).toBeGreaterThan(10);
        expect(checkedOn <= TODAY && from <= checkedOn).toBe(true);
      }
    }
  });

  it('lists each state with facts of its own once, from the day of its first', () => {
    expect(statesWithLaw(TODAY)).toEqual(['Assam', 'Maharashtra', 'Tamil Nadu', 'Uttar Pradesh']);
    expect(statesWithLaw('2019-02-21')).toEqual(['Maharashtra']);
    expect(statesWithLaw('1999-12-31')).toEqual([]);
  });
});
