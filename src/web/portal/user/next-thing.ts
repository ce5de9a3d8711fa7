// What is the one thing of the first screen: the next agreed visit, else a rent that fell, else the way to a home.
import type { Dashboard, ShortlistNews, VisitToday } from '../../../contract/dashboard.ts';
import type { HomeSummary } from '../../../contract/home-summary.ts';
import type { Visit } from '../../../contract/visits.ts';
import type { VisitSlot } from '../../../domain/visits.ts';

/** Of a visit today or a later one that both sides agreed to. */
export type NextVisit = {
  id: string;
  day: string;
  slot: VisitSlot;
  isVirtual: boolean;
  isLister: boolean;
  home: Pick<HomeSummary, 'title' | 'city' | 'locality' | 'cover'>;
};

export type NextThing =
  | { kind: 'visit'; visit: NextVisit }
  | { kind: 'drop'; news: ShortlistNews }
  | { kind: 'search' };

const ofToday = (today: string, visit: VisitToday): NextVisit => ({
  ...visit,
  day: today,
  isVirtual: visit.visit_type === 'virtual',
  isLister: visit.side === 'lister',
});

const ofLater = (visit: Visit): NextVisit => ({
  ...visit,
  day: visit.scheduled_date,
  isVirtual: visit.visit_type === 'virtual',
  isLister: false,
});

/** Nothing where requests wait for an answer and no day is agreed: those come first then. `own`: visits the person asked for. */
export function nextThing(dashboard: Dashboard, own: readonly Visit[]): NextThing | null {
  const [first] = dashboard.visits_today;
  if (first) return { kind: 'visit', visit: ofToday(dashboard.today, first) };
  const [later] = own
    .filter(({ status, scheduled_date: day }) => status === 'scheduled' && day > dashboard.today)
    .toSorted((a, b) => (a.scheduled_date + a.slot).localeCompare(b.scheduled_date + b.slot));
  if (later) return { kind: 'visit', visit: ofLater(later) };
  if (Object.values(dashboard.awaiting_me).some((count) => count > 0)) return null;
  const news = dashboard.shortlist.news.find(
    ({ price_drop: drop, is_let: isLet }) => drop !== null && !isLet,
  );
  return news ? { kind: 'drop', news } : { kind: 'search' };
}
