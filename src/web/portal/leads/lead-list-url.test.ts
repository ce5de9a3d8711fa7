import { describe, expect, it } from 'vitest';
import { firstFull, leadListFromUrl, withChoice } from './lead-list-url.ts';

const read = (query: string) => leadListFromUrl(new URLSearchParams(query));

describe('the address of a list of leads', () => {
  it('says which list, what is searched, the order, the page and the one that is open', () => {
    expect(read('show=received-visits&q= park &sort=oldest&cursor=abc-1&lead=42')).toEqual({
      tab: 'received-visits',
      q: 'park',
      sort: 'oldest',
      cursor: 'abc-1',
      lead: '42',
    });
  });

  it.each(['', 'show=everything&sort=rent&cursor=%3Cscript%3E&q=+'])(
    '"%s" is the first list as usual',
    (query) => {
      expect(read(query)).toEqual({
        tab: 'visits',
        q: undefined,
        sort: 'waiting',
        cursor: undefined,
        lead: undefined,
      });
    },
  );

  it('starts from the first page after a choice', () => {
    const params = new URLSearchParams('show=visits&cursor=abc&lead=42&q=park');
    expect(withChoice(params, 'show', 'applications').toString()).toBe('show=applications&q=park');
    expect(withChoice(params, 'q', null).toString()).toBe('show=visits');
  });
});

describe('the list that opens by itself', () => {
  it.each([
    [[0, 0, 3, 1], 'received-visits'],
    [[0, 2, 3, 1], 'applications'],
    [[1, 2, 3, 1], undefined],
    [[0, 0, 0, 0], undefined],
    [[0, undefined, 3, 1], undefined],
    [[undefined, 2, 3, 1], undefined],
  ] as const)('of %j is %s', (totals, tab) => {
    expect(firstFull(totals)).toBe(tab);
  });
});
