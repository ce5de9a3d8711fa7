import { describe, expect, it } from 'vitest';
import { exportSections } from './export-sections.ts';
import { notices } from './notices.generated.ts';
import { gatherProcedures } from './router.ts';
import { noticeKinds, wordNoticeWith } from './word-notice.ts';

const twice = <Value>(values: readonly Value[]): Value[] =>
  values.filter((value, at) => values.indexOf(value) !== at);

describe('what features declare', () => {
  it('is each procedure once', () => {
    const [list, get, other] = [{}, {}, {}];
    expect(
      gatherProcedures([{ procedures: { homes: { list } } }, {}, { procedures: { homes: { get } } }]),
    ).toEqual({
      homes: { list, get },
    });
    expect(() =>
      gatherProcedures([{ procedures: { homes: { list } } }, { procedures: { homes: { list: other } } }]),
    ).toThrow('homes.list');
  });

  it('is each notice under the first word of its events, which no other feature takes', () => {
    expect(twice(notices.flatMap((ofFeature) => Object.keys(ofFeature)))).toEqual([]);
    for (const [word, { schema }] of noticeKinds) {
      const events = [...(schema._zod.propValues?.event ?? [])].map(String);
      expect(events).not.toEqual([]);
      expect(events.filter((event) => !event.startsWith(`${word}.`))).toEqual([]);
    }
  });

  it('gives each section of the copy of one’s data a place and files of its own', () => {
    expect(exportSections.length).toBeGreaterThan(20);
    expect(twice(exportSections.map(({ place }) => place))).toEqual([]);
    expect(twice(exportSections.map(({ file }) => file))).toEqual([]);
    expect(exportSections.slice(0, 3).map(({ file }) => file)).toEqual(['profile', 'roles', 'consents']);
  });
});

it('a stored notice that nobody words, or of another shape, has no words', () => {
  const word = wordNoticeWith('secret');
  expect(word({ event: 'account.welcome', payload: {} })?.path).toBe('/portal');
  expect(word({ event: 'tarot.drawn', payload: {} })).toBeNull();
  expect(word({ event: 'nonsense', payload: {} })).toBeNull();
  expect(word({ event: 'visit.requested', payload: { home: '' } })).toBeNull();
});
