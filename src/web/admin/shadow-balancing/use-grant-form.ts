// Holds what the dialog of a grant says, checks it by the domain's rule, and saves it once.
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { GrantedBroker } from '../../../contract/shadow-balancing.ts';
import type { CalendarDate } from '../../../domain/dates.ts';
import { changeGrant, defaultGrant, type Grant } from '../../../domain/shadow-balancing.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { failures, shadowBalancingChanged, titles } from '../../lib/messages.ts';
import { toast } from '../../ui/toast-store.ts';
import { type FieldErrors, fieldErrors } from '../affiliates/field-errors.ts';

type Values = { enabled: boolean; start: CalendarDate | null; end: CalendarDate | null; reason: string };
type GrantFormOptions = { broker: GrantedBroker; today: CalendarDate; onDone: () => void };

export function useGrantForm({ broker, today, onDone }: GrantFormOptions) {
  const { i18n } = useLingui();
  const { api, queries } = useApi();
  const client = useQueryClient();
  const running = grantOf(broker);
  const [values, setValues] = useState<Values>({
    enabled: running !== null,
    ...(running ?? defaultGrant(today)),
  });
  const [words, setWords] = useState<FieldErrors>({});

  const save = useMutation({
    mutationFn: () =>
      api.shadowBalancing.configure({
        broker_id: broker.id,
        enabled: values.enabled,
        ...(values.enabled ? { start_date: values.start, end_date: values.end, reason: values.reason } : {}),
      }),
    onError: (error) => {
      const found = fieldErrors(error);
      setWords(found);
      if (Object.keys(found).length === 0) toast.destructive(titles.error, failures.saveShadowBalancing);
    },
    onSuccess: async ({ action }) => {
      toast.success(shadowBalancingChanged(action, broker.name));
      onDone();
      await client.invalidateQueries({ queryKey: queries.shadowBalancing.key() });
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    try {
      changeGrant(running, values, today);
      save.mutate();
    } catch (error) {
      setWords(fieldErrors(error));
    }
  };
  const said = Object.entries(words).map(([field, word]) => [
    field,
    typeof word === 'string' ? word : i18n._(word),
  ]);
  return {
    values,
    isRunning: running !== null,
    /** The last day of one that has run out. */
    endedOn: running && running.end < today ? running.end : null,
    isBusy: save.isPending,
    errors: Object.fromEntries(said) as Record<string, string | undefined>,
    set: (changed: Partial<Values>) => {
      setWords({});
      setValues((before) => ({ ...before, ...changed }));
    },
    submit,
  };
}

function grantOf(broker: GrantedBroker): Grant | null {
  const { shadow_balancing_start_date: start, shadow_balancing_end_date: end } = broker;
  if (!broker.shadow_balancing_enabled || !start || !end) return null;
  return { start, end, reason: broker.shadow_balancing_reason ?? '' };
}
