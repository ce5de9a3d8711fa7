// One affiliate chosen by typing; who may be chosen, and by what they are found, says whoever asks the server.
import { useLingui } from '@lingui/react/macro';
import { Select, type SelectProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';

export type ChosenAffiliate = { affiliate_id: string; full_name: string };

const REST_MS = 250;
const MOST_LETTERS = 200;

/** What to ask the server for once typing rests: nothing in particular while the field shows who is chosen. */
export function useAffiliateWords(chosen: ChosenAffiliate | null) {
  const [typed, setTyped] = useState(chosen?.full_name ?? '');
  const [q] = useDebouncedValue(typed.trim().slice(0, MOST_LETTERS), REST_MS);
  return { wanted: q && q !== chosen?.full_name ? { q } : {}, setTyped };
}

type AffiliateSelectProps = Pick<SelectProps, 'label' | 'placeholder' | 'error' | 'maw'> & {
  value: ChosenAffiliate | null;
  onChange: (affiliate: ChosenAffiliate | null) => void;
  found: readonly ChosenAffiliate[];
  onSearchChange: (typed: string) => void;
};

export function AffiliateSelect({ value, onChange, found, ...field }: AffiliateSelectProps) {
  const { t } = useLingui();
  const choices = new Map<string, ChosenAffiliate>();
  for (const one of [...(value ? [value] : []), ...found]) choices.set(one.affiliate_id, one);
  return (
    <Select
      {...field}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t`No affiliate` }}
      value={value?.affiliate_id ?? null}
      data={[...choices.values()].map((one) => ({ value: one.affiliate_id, label: one.full_name }))}
      renderOption={({ option }) => `${option.label} · ${option.value}`}
      // The server has searched already, also by what the name does not hold.
      filter={({ options }) => options}
      onChange={(code) => onChange(code ? (choices.get(code) ?? null) : null)}
      nothingFoundMessage={t`No matches`}
      comboboxProps={{ withinPortal: true }}
    />
  );
}
