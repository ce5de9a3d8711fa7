// Search, filters and order of a list: each choice stands in the address.
import { useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useQueryChange } from '../../lib/use-query-change.ts';
import { IconSearch } from '../../ui/icons.ts';
import { SelectField, type SelectOption } from '../../ui/select-field.tsx';
import classes from './list-filters.module.css';

/** The first option is the usual one and needs no word in the address; no value stands there twice. */
export type ListFilter = { name: string; label: string; options: readonly SelectOption[] };

type ListFiltersProps = {
  /** What can be searched for. */
  placeholder: string;
  filters?: readonly ListFilter[];
};

export function ListFilters({ placeholder, filters = [] }: ListFiltersProps) {
  const { t } = useLingui();
  const [params, choose] = useChoice();
  const q = params.get('q') ?? '';
  return (
    <FilterRow>
      <SearchField
        key={q}
        q={q}
        label={t`Search`}
        placeholder={placeholder}
        onSearch={(text) => choose('q', text)}
      />
      {filters.map((filter) => (
        <FilterSelect key={filter.name} {...filter} />
      ))}
    </FilterRow>
  );
}

/** Holds a search and choices. */
export const FilterRow = ({ children }: { children: ReactNode }) => (
  <div className={classes.filters}>{children}</div>
);

/** One filter by itself, where a list has no search. */
export function FilterSelect({ name, label, options }: ListFilter) {
  const [params, choose] = useChoice();
  const usual = options[0]?.value;
  const value = options.find((option) => option.value === params.get(name))?.value ?? usual;
  return (
    <SelectField
      label={label}
      options={options}
      value={value}
      onChange={(chosen) => choose(name, chosen === usual ? null : chosen)}
    />
  );
}

/** Another choice begins at the first page. */
function useChoice() {
  const [params, change] = useQueryChange();
  const choose = (name: string, value: string | null) => change({ cursor: null, lead: null, [name]: value });
  return [params, choose] as const;
}

type SearchFieldProps = { q: string; label: string; placeholder: string; onSearch: (text: string) => void };

/** `key` is what is searched for, so that the field follows the address. */
export function SearchField({ q, label, placeholder, onSearch }: SearchFieldProps) {
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
          label={label}
          placeholder={placeholder}
          className={classes.search}
          leftSection={<IconSearch size={18} />}
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </form>
    </search>
  );
}
