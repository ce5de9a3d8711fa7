// A search box that asks once the typing rests; the words stand in the address.
import { useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { searchOf } from '../../components/list/list-input.ts';
import { useQueryChange } from '../../lib/use-query-change.ts';
import { IconSearch } from '../../ui/icons.ts';

const REST_MS = 300;

/** The text to search for, and the box to type it. */
export function useSearchBox(placeholder: string) {
  const { t } = useLingui();
  const [params, change] = useQueryChange();
  const q = searchOf(params);
  const [typed, setTyped] = useState(q ?? '');
  const search = useDebouncedCallback((text: string) => change({ q: text }, { replace: true }), REST_MS);
  const box = (
    <search>
      <TextInput
        type="search"
        label={t`Search`}
        placeholder={placeholder}
        leftSection={<IconSearch size={18} aria-hidden />}
        maxLength={200}
        value={typed}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          search(value.trim());
        }}
      />
    </search>
  );
  return { q, box };
}
