// Somebody chosen by their name, number, e-mail address or city; what is kept of the choice is their user id.

import { useLingui } from '@lingui/react/macro';
import { Select, type SelectProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatPhone } from '../../../domain/phones.ts';
import { shownName } from '../../../domain/users.ts';
import { isUuid } from '../../../domain/uuids.ts';
import { useApi } from '../../lib/api-provider.tsx';

const REST_MS = 250;
const LEAST_LETTERS = 2;
const MOST_LETTERS = 200;
const SHOWN = 20;

type PersonSelectProps = Pick<SelectProps, 'label'> & {
  value: string;
  onChange: (userId: string) => void;
};

export function PersonSelect({ value, onChange, ...field }: PersonSelectProps) {
  const { t } = useLingui();
  const { queries } = useApi();
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed.trim().slice(0, MOST_LETTERS), REST_MS);
  const found = useQuery(
    queries.users.list.queryOptions({
      input: { q, limit: SHOWN },
      enabled: q.length >= LEAST_LETTERS,
      placeholderData: keepPreviousData,
    }),
  );
  const known = found.data?.items ?? [];
  const isKnown = known.some(({ user_id }) => user_id === value);
  // The address of the page may name somebody who was not searched for here.
  const given = useQuery(
    queries.users.get.queryOptions({ input: { userId: value }, enabled: isUuid(value) && !isKnown }),
  );
  const chosen = !isKnown && given.data?.user_id === value ? [given.data] : [];
  const people = [...chosen, ...known];
  const nameOf = new Map(
    people.map((one) => [one.user_id, shownName(one.full_name, one.email, one.phone)] as const),
  );
  const noteOf = new Map(
    people.map((one) => [one.user_id, one.email ?? (one.phone && formatPhone(one.phone)) ?? one.city]),
  );
  return (
    <Select
      {...field}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t`No one in particular` }}
      placeholder={t`Name, mobile number or email`}
      value={nameOf.has(value) ? value : null}
      data={[...nameOf].map(([id, label]) => ({ value: id, label }))}
      renderOption={({ option }) => [option.label, noteOf.get(option.value)].filter(Boolean).join(' · ')}
      // The server has searched already, also by what the name does not hold.
      filter={({ options }) => options}
      onSearchChange={setTyped}
      onChange={(id) => onChange(id ?? '')}
      nothingFoundMessage={q.length < LEAST_LETTERS ? t`Type at least 2 characters` : t`No matches`}
      comboboxProps={{ withinPortal: true }}
    />
  );
}
