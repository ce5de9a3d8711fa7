// Picks the affiliate a home is credited to, by name or code, from those who are not terminated.
import { useLingui } from '@lingui/react/macro';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/api-provider.tsx';

export type ChosenAffiliate = { affiliate_id: string; full_name: string };

type AffiliateFieldProps = {
  value: ChosenAffiliate | null;
  onChange: (affiliate: ChosenAffiliate | null) => void;
  error?: string | undefined;
};

export function AffiliateField({ value, onChange, error }: AffiliateFieldProps) {
  const { t } = useLingui();
  const { queries } = useApi();
  const [typed, setTyped] = useState(value?.full_name ?? '');
  const [q] = useDebouncedValue(typed.trim().slice(0, 200), 250);
  const wanted = q && q !== value?.full_name ? { q } : {};
  const found = useQuery(
    queries.managedRentals.affiliates.queryOptions({ input: wanted, placeholderData: keepPreviousData }),
  );
  const choices = new Map<string, ChosenAffiliate>();
  for (const one of [...(value ? [value] : []), ...(found.data?.items ?? [])])
    choices.set(one.affiliate_id, one);
  return (
    <Select
      label={t`Affiliate Name`}
      placeholder={t`Name or code`}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t`No affiliate` }}
      value={value?.affiliate_id ?? null}
      data={[...choices.values()].map((one) => ({ value: one.affiliate_id, label: one.full_name }))}
      renderOption={({ option }) => `${option.label} · ${option.value}`}
      // The server has searched already, also by code.
      filter={({ options }) => options}
      onSearchChange={setTyped}
      onChange={(code) => onChange(code ? (choices.get(code) ?? null) : null)}
      nothingFoundMessage={t`Nobody found`}
      error={error}
      comboboxProps={{ withinPortal: true }}
    />
  );
}
