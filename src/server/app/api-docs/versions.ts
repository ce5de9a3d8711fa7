/** What of version 1 goes, since when that is said and until when it certainly stays. A name's end is twelve months away at least. */
export const GOING = { since: '2026-12-01T00:00:00Z', until: '2027-12-31T00:00:00Z' } as const;

/** `what` and `instead` are HTML of ours. */
export const goingParts: readonly { what: string; instead: string }[] = [
  {
    what: 'Names in camelCase, such as <code>nextCursor</code>',
    instead: 'the same in snake_case, beside them',
  },
  {
    what: 'The parameters <code>page</code> of <code>/my/properties</code> and <code>offset</code> of <code>/my/commissions</code>',
    instead: '<code>cursor</code> and <code>limit</code>',
  },
  { what: '<code>has_more</code> of <code>/my/commissions</code>', instead: '<code>next_cursor</code>' },
];
