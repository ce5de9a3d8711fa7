// Which home is let to whom: an approved application names both; else one chooses a home and names the tenant.
import { useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { LeaseOption } from '../../../contract/leases.ts';
import { useHomeNames } from '../../components/property/home-names.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { isByHand, type PartProps } from './lease-values.ts';

/** Of a PG alone. */
const BedChoice = lazy(async () => ({ default: (await import('./bed-choice.tsx')).BedChoice }));
/** Comes once a home is chosen. */
const Prefill = lazy(async () => ({ default: (await import('./prefill.tsx')).Prefill }));
const ByHand = lazy(async () => ({ default: (await import('./by-hand.tsx')).ByHand }));
/** Of those few who have none. */
const NoHome = lazy(async () => ({ default: (await import('./no-home.tsx')).NoHome }));
/** Of homes that one lists. */
const OwnerFields = lazy(async () => ({ default: (await import('./owner-fields.tsx')).OwnerFields }));

/** The room that an applicant asked for comes first. */
const isIn = (room: string, bed: { room_id: string }): number => (bed.room_id === room ? 1 : 0);

/** Which home or application led here; null: none. */
export const namedIn = (params: URLSearchParams) => params.get('application') ?? params.get('home');

export function HomeChoice({ fields, set, errors }: PartProps) {
  const { t } = useLingui();
  const { queries } = useApi();
  const options = useQuery(queries.leases.options.queryOptions({ input: {}, staleTime: 0 }));
  const items = options.data?.items ?? [];
  const shown = useHomeNames(items.map(({ home_name }) => home_name));
  const worded = (option: LeaseOption) => {
    const { home_name: name, tenant_name: tenant } = option;
    const home = shown(name);
    if (option.kind === 'application') return t`${tenant ?? ''} applied for ${home}`;
    return option.kind === 'managed' ? t`${home} (managed)` : home;
  };
  const [params] = useSearchParams();
  const named = items.find(({ id }) => id === namedIn(params));
  const bed = named?.beds.find(({ id }) => id === params.get('bed'));
  useEffect(() => {
    // The list of applications, a lead or a home leads here with one; what is chosen already stays.
    if (named && fields.home === null) set({ home: `${named.kind}:${named.id}`, bed: bed?.id ?? null });
  }, [named, bed, fields.home, set]);
  const { beds = [], room_id } = items.find(({ kind, id }) => `${kind}:${id}` === fields.home) ?? {};
  return (
    <Stack gap="md">
      <SelectField
        label={t`Application or home`}
        placeholder={options.isPending ? t`Loading` : t`Choose one`}
        searchable
        required
        nothingFoundMessage={t`Nothing found`}
        value={fields.home}
        onChange={(home) => set({ home, bed: null, is_for_owner: false })}
        options={items.map((option) => ({ value: `${option.kind}:${option.id}`, label: worded(option) }))}
        error={errors.application_id ?? errors.property_id ?? errors.managed_property_id}
      />
      {beds.length > 0 && (
        <Suspense>
          <BedChoice
            beds={room_id ? beds.toSorted((one, other) => isIn(room_id, other) - isIn(room_id, one)) : beds}
            value={fields.bed}
            onChoose={(chosen) => set({ bed: chosen.id })}
            error={errors.bed_id}
          />
        </Suspense>
      )}
      {fields.home !== null && (
        <Suspense>
          <Prefill
            fields={fields}
            set={set}
            home={fields.home}
            isNamed={fields.home.endsWith(`:${namedIn(params)}`)}
          />
        </Suspense>
      )}
      {options.isSuccess && items.length === 0 && (
        <Suspense>
          <NoHome />
        </Suspense>
      )}
      {fields.home !== null && !fields.home.startsWith('managed:') && (
        <Suspense>
          <OwnerFields fields={fields} set={set} errors={errors} />
        </Suspense>
      )}
      {isByHand(fields) && (
        <Suspense>
          <ByHand fields={fields} set={set} errors={errors} />
        </Suspense>
      )}
    </Stack>
  );
}
