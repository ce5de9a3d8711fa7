// Search, filter and order of one's own homes; each choice is a step in the browser's history.
import { useLingui } from '@lingui/react/macro';
import { Group, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { IconSearch } from '../../ui/icons.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { listFromUrl, withChoice } from './property-list-url.ts';

export function HomeFilters() {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const { q, show, sort } = listFromUrl(params);
  const choose = (name: 'q' | 'show' | 'sort') => (value: string | null) =>
    setParams(withChoice(params, name, value ?? ''), { preventScrollReset: true });
  return (
    <Group align="flex-end" gap="sm">
      <Search key={q} q={q ?? ''} onSearch={choose('q')} />
      <SelectField
        label={t`Show`}
        value={show}
        onChange={choose('show')}
        allowDeselect={false}
        options={[
          { value: 'all', label: t`All homes` },
          { value: 'available', label: t`Available` },
          { value: 'booked', label: t`Booked or let` },
          { value: 'paused', label: t`Paused` },
          { value: 'draft', label: t`Drafts` },
        ]}
      />
      <SelectField
        label={t`Sort`}
        value={sort}
        onChange={choose('sort')}
        allowDeselect={false}
        options={[
          { value: 'newest', label: t`Newest first` },
          { value: 'oldest', label: t`Oldest first` },
          { value: 'rent_asc', label: t`Rent, low to high` },
          { value: 'rent_desc', label: t`Rent, high to low` },
          { value: 'views', label: t`Most viewed` },
          { value: 'leads', label: t`Most leads` },
        ]}
      />
    </Group>
  );
}

function Search({ q, onSearch }: { q: string; onSearch: (text: string) => void }) {
  const { t } = useLingui();
  const [text, setText] = useState(q);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(text.trim());
  };
  return (
    <search>
      <form onSubmit={submit}>
        <TextInput
          type="search"
          label={t`Search my homes`}
          placeholder={t`Title, locality or city`}
          leftSection={<IconSearch size={18} />}
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </form>
    </search>
  );
}
