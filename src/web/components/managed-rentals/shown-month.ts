// The newest month that a grid shows, as the address says it: the current one where it says none.
import { useSearchParams } from 'react-router';
import { isMonth, type Month, monthOf, shiftMonth } from '../../../domain/dates.ts';
import { clock } from '../../lib/clock.ts';

export function shownMonth(query: URLSearchParams, current: Month): Month {
  const said = query.get('until') ?? '';
  return isMonth(said) && said < current ? said : current;
}

/** What the address says after so many months more; nothing for the current month. */
export function monthsOn(query: URLSearchParams, current: Month, months: number): { until: Month | null } {
  const until = shiftMonth(shownMonth(query, current), months);
  return { until: until < current ? until : null };
}

export function useShownMonth(): { until: Month; current: Month } {
  const [query] = useSearchParams();
  const current = monthOf(clock.today());
  return { until: shownMonth(query, current), current };
}
