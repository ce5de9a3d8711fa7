// A search box that asks once the typing rests.
import { useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { IconSearch } from '../../ui/icons.ts';

const REST_MS = 300;

/** The text to search for, and the box to type it. */
export function useSearchBox(placeholder: string) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [text] = useDebouncedValue(typed.trim(), REST_MS);
  const box = (
    <search>
      <TextInput
        type="search"
        label={t`Search`}
        placeholder={placeholder}
        leftSection={<IconSearch size={18} aria-hidden />}
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </search>
  );
  return { q: text || undefined, box };
}
