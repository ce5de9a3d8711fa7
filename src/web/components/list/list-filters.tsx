// Search, filters and order of a list: each choice stands in the address, and what is typed makes no step of its own in the browser's history.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import type { NavigateOptions } from 'react-router';
import { useQueryChange } from '../../lib/use-query-change.ts';
import { IconAdjustmentsHorizontal } from '../../ui/icons.ts';
import { SelectField, type SelectOption } from '../../ui/select-field.tsx';
import classes from './list-filters.module.css';
import { searchOf } from './list-input.ts';
import { SearchField } from './search-field.tsx';

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
  return (
    <FilterRow>
      <SearchField
        q={searchOf(params) ?? ''}
        label={t`Search`}
        placeholder={placeholder}
        onSearch={(text) => choose('q', text, { replace: true })}
      />
      {filters.length > 0 && <FoldedFilters filters={filters} params={params} />}
    </FilterRow>
  );
}

function FoldedFilters({ filters, params }: { filters: readonly ListFilter[]; params: URLSearchParams }) {
  const used = filters.filter(({ name, options }) =>
    options.slice(1).some(({ value }) => value === params.get(name)),
  ).length;
  return (
    <FilterFold used={used}>
      {filters.map((filter) => (
        <FilterSelect key={filter.name} {...filter} />
      ))}
    </FilterFold>
  );
}

type FilterFoldProps = { used: number; children: ReactNode };

/** On a phone a button, which says how many filters are in use, brings them up; elsewhere they are always there. */
export function FilterFold({ used, children }: FilterFoldProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        className={classes.unfold}
        variant={used > 0 ? 'light' : 'default'}
        leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Trans>Filters</Trans>
        {used > 0 && ` · ${used}`}
      </Button>
      <div id={id} className={classes.folded} data-open={isOpen || undefined}>
        {children}
      </div>
    </>
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
  const choose = (name: string, value: string | null, options?: NavigateOptions) =>
    change({ cursor: null, lead: null, [name]: value }, options);
  return [params, choose] as const;
}
