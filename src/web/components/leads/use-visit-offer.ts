// When visits to a home can be asked for. Until the answer is there nothing is offered; without one, any hour: the server checks it.
import { useQuery } from '@tanstack/react-query';
import { anyHour, type VisitOffer } from '../../../domain/visit-hours.ts';
import { useApi } from '../../lib/api-provider.tsx';

/** Undefined while it is being asked for. A lister names any hour: `isAsked` is false. */
export function useVisitOffer(homeId: string, isAsked = true): VisitOffer | undefined {
  const { queries } = useApi();
  const offer = useQuery(
    queries.visits.hours.queryOptions({ input: { id: homeId }, enabled: isAsked, staleTime: 0 }),
  );
  return isAsked && offer.isPending ? undefined : (offer.data ?? anyHour);
}
