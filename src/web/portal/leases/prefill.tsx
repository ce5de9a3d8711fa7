// Fills what is known of a lease into its form, once for each home that is chosen, and says where it came from.
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { LeaseOption } from '../../../contract/leases.ts';
import type { LeaseSource } from '../../../domain/lease-prefill.ts';
import { householdLabel } from '../../components/leads/lead-labels.ts';
import { HolderWarning } from '../../components/leases/deposit-holder.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';
import type { Filled, LeaseValues } from './lease-values.ts';
import { fromKnown, fromLead, refill } from './prefill-values.ts';

type PrefillProps = {
  fields: LeaseValues;
  set: (own: Partial<LeaseValues>) => void;
  /** The home of the form. */
  home: string;
  /** The home came from the address, and with it the tenant of a lead. */
  isNamed: boolean;
};

export function Prefill({ fields, set, home, isNamed }: PrefillProps) {
  const { i18n } = useLingui();
  const { queries } = useApi();
  const { state } = useLocation();
  const [kind, id = ''] = home.split(':');
  const { data: known, isFetching } = useQuery(
    queries.leases.known.queryOptions({
      input: { kind: kind as LeaseOption['kind'], id, ...(fields.bed ? { bed_id: fields.bed } : {}) },
      staleTime: 0,
    }),
  );
  const of = [home, fields.bed].join(' ');
  const isDone = fields.filled?.of === of;
  useEffect(() => {
    if (!known || isFetching || isDone) return;
    const lead = isNamed && kind === 'listed' ? fromLead(state, clock.today()) : {};
    const values = { ...fromKnown(known, i18n), ...lead };
    const { sources, household, occupants } = known;
    set({
      ...refill(fields, values, fields.filled?.values ?? {}),
      filled: { of, values, sources, tenant: known.tenant?.name ?? null, household, occupants },
    });
  }, [known, isFetching, isDone, fields, set, of, isNamed, kind, state, i18n]);
  return isDone && fields.filled ? (
    <>
      <Provenance filled={fields.filled} />
      <HolderWarning agreed={known?.mandate_holder} chosen={fields.deposit_held_by} />
    </>
  ) : null;
}

const others: Readonly<Record<Exclude<LeaseSource, 'application'>, ReturnType<typeof msg>>> = {
  listing: msg`the listing`,
  mandate: msg`the managed rental`,
  'last-lease': msg`the last lease of this home`,
  'own-lease': msg`your last lease`,
};

function named(source: LeaseSource, { tenant }: Filled, i18n: I18n): string {
  if (source !== 'application') return i18n._(others[source]);
  return tenant ? i18n._(msg`the application of ${tenant}`) : i18n._(msg`the application`);
}

function Provenance({ filled }: { filled: Filled }) {
  const { i18n } = useLingui();
  const sources = new Intl.ListFormat(i18n.locale === 'hi' ? 'hi-IN' : 'en-IN').format(
    filled.sources.map((source) => named(source, filled, i18n)),
  );
  const { occupants, household } = filled;
  const people = occupants ?? 0;
  const who = household ? i18n._(householdLabel(household)) : '';
  return (
    <Alert color="blue" variant="light">
      <Text size="sm">
        <Trans>Filled in from {sources}. Check it, and change whatever you agreed otherwise.</Trans>
      </Text>
      {people > 1 && (
        <Text size="sm" mt={4}>
          <Trans>
            {people} people would live there ({who}). Name the others below, as co-tenants or as who else
            lives there.
          </Trans>
        </Text>
      )}
    </Alert>
  );
}
