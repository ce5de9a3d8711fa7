// The values of one filter, each with how many homes it would leave.
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { PropertyFilters } from '../../../contract/property-filters.ts';
import type { PropertyFacets } from '../../../contract/property-search.ts';
import { formatCount } from '../../../domain/money.ts';
import { labelOfCode } from '../../components/property/property-labels.ts';
import styles from './filters.module.css';

type FacetName = keyof PropertyFacets & keyof PropertyFilters;
type FacetChoicesProps = {
  name: FacetName;
  title: string;
  filters: PropertyFilters;
  facets: PropertyFacets;
  exact: boolean;
  /** false: nobody knows how many homes a value has. */
  counted: boolean;
  type?: 'checkbox' | 'radio';
};

/** What homes are found by while nobody counts them. */
const ALWAYS: readonly FacetName[] = ['bedrooms'];

/** More than this many values fold away. */
const SHOWN = 8;

export function FacetChoices({
  name,
  title,
  filters,
  facets,
  exact,
  counted,
  type = 'checkbox',
}: FacetChoicesProps) {
  const { i18n } = useLingui();
  const asked = [filters[name] ?? []].flat().map(String);
  // A place may have been asked for by another of its names.
  const places = asked.length > 0 ? facets[name].filter(({ isChosen }) => isChosen) : [];
  const chosen = new Set([...asked, ...places.map(({ value }) => String(value))]);
  const choices = facets[name]
    .map(({ value, count, label }) => ({
      value: String(value),
      count,
      label: label ?? labelOf(name, String(value), i18n),
      isChosen: chosen.has(String(value)),
    }))
    .filter(({ count, isChosen }) => count > 0 || isChosen || (!counted && ALWAYS.includes(name)));
  const isAny = chosen.size === 0;
  return (
    <>
      {counted ? null : <Unnamed name={name} values={asked} but={choices} />}
      {choices.length > 0 ? (
        <Choices
          title={title}
          name={name}
          type={type}
          choices={choices}
          isAny={isAny}
          exact={exact}
          counted={counted}
        />
      ) : null}
    </>
  );
}

/** Places of the address, which nobody could look up, stay asked for. */
function Unnamed({
  name,
  values,
  but,
}: {
  name: string;
  values: string[];
  but: readonly { value: string }[];
}) {
  return values
    .filter((value) => !but.some((choice) => choice.value === value))
    .map((value) => <input key={value} type="hidden" name={name} value={value} />);
}

type ChoicesProps = {
  title: string;
  name: string;
  type: 'checkbox' | 'radio';
  choices: readonly { value: string; count?: number; label: string; isChosen: boolean }[];
  isAny?: boolean;
  exact?: boolean;
  counted?: boolean;
};

/** The same on every page of a search, in whatever order. */
export function Choices({
  title,
  name,
  type,
  choices,
  isAny = false,
  exact = true,
  counted = false,
}: ChoicesProps) {
  const list = (shown: typeof choices) =>
    shown.map(({ value, count, label, isChosen }) => (
      <label key={value} className={styles.choice}>
        <input type={type} name={name} value={value} defaultChecked={isChosen} />
        <span>{label}</span>
        {counted && count !== undefined ? (
          <span className={styles.number}>
            {formatCount(count)}
            {exact ? '' : '+'}
          </span>
        ) : null}
      </label>
    ));
  const rest = choices.slice(SHOWN);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      {type === 'radio' ? <AnyChoice name={name} checked={isAny} /> : null}
      {list(choices.slice(0, SHOWN))}
      {rest.length > 0 ? (
        <Folded hasChosen={rest.some(({ isChosen }) => isChosen)}>
          <summary className={styles.more}>
            <Trans>{rest.length} more</Trans>
          </summary>
          {list(rest)}
        </Folded>
      ) : null}
    </fieldset>
  );
}

/** Opens by itself for a value that is asked for, and only the person closes it: what they just unticked is in it. */
function Folded({ hasChosen, children }: { hasChosen: boolean; children: ReactNode }) {
  const [isOpen, setOpen] = useState(hasChosen);
  if (hasChosen && !isOpen) setOpen(true);
  return <details open={isOpen}>{children}</details>;
}

function AnyChoice({ name, checked }: { name: string; checked: boolean }) {
  return (
    <label className={styles.choice}>
      <input type="radio" name={name} value="" defaultChecked={checked} />
      <span>
        <Trans>Any</Trans>
      </span>
    </label>
  );
}

function labelOf(name: FacetName, value: string, i18n: I18n): string {
  if (name === 'bedrooms') return value === '5' ? i18n._(msg`5+ BHK`) : i18n._(msg`${value} BHK`);
  if (name === 'bathrooms') return value === '5' ? '5+' : value;
  if (name === 'pets') return i18n._(msg`Pets allowed`);
  if (name === 'verified') return i18n._(msg`Verified only`);
  return labelOfCode(name, value, i18n);
}
