// The one thing of the first screen: an agreed visit, else what waits for the person, else a rent that fell, else the search.
import { expect, it } from 'vitest';
import type { Dashboard } from '../../../contract/dashboard.ts';
import type { Visit } from '../../../contract/visits.ts';
import { nextThing } from './next-thing.ts';

const home = { id: 'h1', title: '2 BHK', city: 'Pune', locality: 'Baner' };
const nobody = { visits_received: 0, applications_received: 0, visits_made: 0 };
const board = (own: object = {}) =>
  ({
    today: '2026-12-01',
    awaiting_me: nobody,
    visits_today: [],
    shortlist: { total: 0, news: [] },
    ...own,
  }) as unknown as Dashboard;
const visit = (id: string, scheduled_date: string, status = 'scheduled') =>
  ({ id, scheduled_date, status, slot: '10:00', visit_type: 'physical', home }) as unknown as Visit;
const fell = { home, rent: 1_800_000, price_drop: 150_000, is_let: false };
const gone = { home, rent: 1_800_000, price_drop: null, is_let: true };

it('is the earliest visit that both sides agreed to', () => {
  const own = [
    visit('late', '2026-12-09'),
    visit('soon', '2026-12-04'),
    visit('open', '2026-12-02', 'requested'),
  ];
  expect(nextThing(board(), own)).toMatchObject({ kind: 'visit', visit: { id: 'soon', day: '2026-12-04' } });
});

it('is the visit of today before every other', () => {
  const today = { id: 'today', side: 'lister', slot: '17:00', visit_type: 'virtual', home };
  expect(nextThing(board({ visits_today: [today] }), [visit('soon', '2026-12-04')])).toMatchObject({
    visit: { id: 'today', day: '2026-12-01', isLister: true, isVirtual: true },
  });
});

it('is nothing where requests wait for an answer: they come first then', () => {
  const news = { total: 1, news: [fell] };
  expect(nextThing(board({ awaiting_me: { ...nobody, visits_made: 1 }, shortlist: news }), [])).toBeNull();
});

it('is a home whose rent fell, and never one that is gone', () => {
  expect(nextThing(board({ shortlist: { total: 2, news: [gone, fell] } }), [])).toMatchObject({ news: fell });
  expect(nextThing(board({ shortlist: { total: 1, news: [gone] } }), [])).toEqual({ kind: 'search' });
});
