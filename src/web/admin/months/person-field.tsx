// Picks any affiliate by name, code or e-mail address, whatever his standing.
import { useLingui } from '@lingui/react/macro';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Affiliate } from '../../../contract/affiliates.ts';
import { useApi } from '../../lib/api-provider.tsx';

export type Person = Pick<Affiliate, 'affiliate_id' | 'full_name'>;

type PersonFieldProps = { value: Person | null; onChange: (person: Person | null) => void };

const SHOWN = 20;
const REST_MS = 250;

export function PersonField({ value, onChange }: PersonFieldProps) {
  const { t } = useLingui();
  const { queries } = useApi();
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed.trim().slice(0, 200), REST_MS);
  const wanted = q && q !== value?.full_name ? { q } : {};
  const found = useQuery(
    queries.affiliates.list.queryOptions({
      input: { ...wanted, limit: SHOWN },
      placeholderData: keepPreviousData,
    }),
  );
  const choices = new Map<string, Person>();
  for (const one of [...(value ? [value] : []), ...(found.data?.items ?? [])])
    choices.set(one.affiliate_id, one);
  return (
    <Select
      label={t`Affiliate`}
      placeholder={t`Name, code or email`}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t`No affiliate` }}
      value={value?.affiliate_id ?? null}
      data={[...choices.values()].map((one) => ({ value: one.affiliate_id, label: one.full_name }))}
      renderOption={({ option }) => `${option.label} · ${option.value}`}
      // The server has searched already, also by code and address.
      filter={({ options }) => options}
      onSearchChange={setTyped}
      onChange={(code) => onChange(code ? (choices.get(code) ?? null) : null)}
      nothingFoundMessage={t`Nobody found`}
      comboboxProps={{ withinPortal: true }}
      maw={420}
    />
  );
}
