// Changes of one home with their toasts; availability shows at once and goes back when the server says no.
import { msg } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OwnHome, OwnHomes } from '../../../contract/listing.ts';
import { type Availability, STALE_AFTER_DAYS, toggledAvailability } from '../../../domain/properties.ts';
import { ruleOf, ruleSentence } from '../../components/listing-rules.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { failureMessage, failures, propertyMarkedAs, successes } from '../../lib/messages.ts';
import { toast } from '../../ui/toast-store.ts';

function explain(error: unknown): void {
  const rule = ruleOf(error);
  toast.destructive(
    (rule && ruleSentence(rule.rule)) ?? failureMessage(error, failures.updatePropertyStatus),
  );
}

export function useHomeChanges(home: OwnHome) {
  const { api, queries } = useApi();
  const client = useQueryClient();
  const key = queries.properties.listMine.key();
  const reload = () => client.invalidateQueries({ queryKey: key });
  const { id } = home;

  const show = (availability: Availability) =>
    client.setQueriesData<OwnHomes>(
      { queryKey: key },
      (list) => list && withAvailability(list, id, availability),
    );

  const availability = useMutation({
    mutationFn: (next: 'available' | 'booked') => api.properties.setAvailability({ id, availability: next }),
    onMutate: async (next) => {
      // An older answer on its way would undo what shows already.
      const before = home.availability;
      await client.cancelQueries({ queryKey: key });
      show(next);
      return before;
    },
    onError: (error, _, before) => {
      if (before) show(before);
      explain(error);
    },
    onSuccess: ({ availability: state }) => {
      toast.success(successes.statusUpdated, propertyMarkedAs(state));
      // Not waited for: the next click counts at once.
      void reload();
    },
  });

  const move = useMutation({
    mutationFn: (action: 'pause' | 'resume' | 'renew' | 'remove') => api.properties[action]({ id }),
    onError: explain,
    onSuccess: (_, action) => {
      toast.success(successes.statusUpdated, moved[action]);
      return reload();
    },
  });

  return {
    isBusy: move.isPending,
    toggleAvailability: () => {
      if (!availability.isPending) availability.mutate(toggledAvailability(home.availability) as 'booked');
    },
    pause: () => move.mutate('pause'),
    resume: () => move.mutate('resume'),
    renew: () => move.mutate('renew'),
    remove: (onSettled: () => void) => move.mutate('remove', { onSettled }),
  };
}

const moved = {
  pause: msg`The home is paused and hidden until you show it again.`,
  resume: msg`The home shows in the search again.`,
  renew: msg`The home stays in the search for another ${STALE_AFTER_DAYS} days.`,
  remove: msg`The home is deleted.`,
} as const;

function withAvailability(list: OwnHomes, id: string, availability: Availability): OwnHomes {
  const before = list.items.find((item) => item.id === id);
  if (!before || before.availability === availability) return list;
  const change = availability === 'available' ? 1 : before.availability === 'available' ? -1 : 0;
  return {
    ...list,
    items: list.items.map((item) => (item.id === id ? { ...item, availability } : item)),
    stats: { ...list.stats, available: list.stats.available + change },
  };
}
