// Every filter of the catalogue as one form. It works as plain HTML; with JavaScript a choice applies at once.
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, memo, useRef, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import type { PropertyFilters } from '../../../contract/property-filters.ts';
import type { PropertyFacets, PropertySearchResult } from '../../../contract/property-search.ts';
import { dimensionNames } from '../../../domain/catalogue.ts';
import { formatDate } from '../../../domain/dates.ts';
import { besides, fieldOf, type HomeField } from '../../../domain/home-fields.ts';
import { MAX_AREA_SQFT, MAX_RENT_RUPEES } from '../../../domain/properties.ts';
import { readTypedDate } from '../../../domain/typed-dates.ts';
import { filterSentence } from '../../components/property/filter-sentence.ts';
import { fieldLabels } from '../../components/property/property-labels.ts';
import { queryOf } from '../../lib/query-of.ts';
import { useFocusNearby } from '../../lib/use-focus-nearby.ts';
import { PlaceSearch } from '../place-search/place-search.tsx';
import { Choices, FacetChoices } from './facet-choices.tsx';
import { FilterPanel } from './filter-panel.tsx';
import styles from './filters.module.css';
import { chosenFilters } from './query.ts';
import { RangeFields } from './range-fields.tsx';
import { SortField } from './sort-field.tsx';
import { useFollowAddress } from './use-follow-address.ts';
import { useSheetAnswer } from './use-sheet-answer.ts';

type FilterFormProps = {
  query: string;
  filters: PropertyFilters;
  facets: PropertyFacets;
  facetsAreExact: boolean;
  nearAny: PropertySearchResult['nearAny'];
  isCounted: boolean;
  total: number;
  totalIsExact: boolean;
};

/** Filters with a place of their own below; all others stand together. */
const placed = [
  'bedrooms',
  'bathrooms',
  'property_type',
  'furnishing',
  'preferred_tenant',
  'listed_as',
  'verified',
  'pets',
  'amenities',
];

/** Drawn again only for another search, not whenever the page is; and never made anew, so that it keeps the focus and stays open. */
export const FilterForm = memo(function FilterForm(page: FilterFormProps) {
  const navigate = useNavigate();
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const [isSheet, setIsSheet] = useState(false);
  const { answer, isBehind, ask, forget } = useSheetAnswer();
  const shown = answer ?? page;
  useFollowAddress(form, shown.query);
  const keepFocusNear = useFocusNearby(form);
  const setSheet = (next: boolean) => {
    forget();
    setIsSheet(next);
  };
  const apply = (filled: HTMLFormElement) => {
    void navigate(`/properties?${queryOf(filled)}`, { preventScrollReset: true });
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    apply(event.currentTarget);
    if (!isSheet) return;
    setSheet(false);
    form.current?.querySelector('dialog')?.close();
    document.querySelector<HTMLElement>('h1')?.focus();
  };
  // Typing waits for Enter; ticking a box or choosing from a list is a decision. Its event goes on: prevented, the box would be
  // unticked until the answer comes, and a second choice meanwhile would forget the first.
  const change = (event: FormEvent<HTMLFormElement>) => {
    const field = event.target as HTMLInputElement;
    const isChoice = field.type === 'checkbox' || field.type === 'radio' || field.tagName === 'SELECT';
    if (isSheet) ask(event.currentTarget);
    else if (isChoice) apply(event.currentTarget);
    // A value that no home has is there only as long as it is asked for.
    if (isChoice)
      keepFocusNear(
        field,
        (around) =>
          around?.querySelector<HTMLElement>(`input[name="${field.name}"]`) ??
          around?.querySelector('summary'),
      );
  };
  return (
    <Form
      ref={form}
      method="get"
      action="/properties"
      className={styles.form}
      onSubmit={send}
      onChange={change}
      data-applies-at-once
      role="search"
      aria-label={t`Filters`}
    >
      <SearchField text={shown.filters.q} />
      <FilterPanel
        active={chosenFilters(page.query)}
        count={shown.isCounted && !isBehind ? shown : undefined}
        isSheet={isSheet}
        setSheet={setSheet}
      >
        <Fields {...shown} hasSort={isSheet} />
      </FilterPanel>
    </Form>
  );
});

type FieldsProps = Omit<FilterFormProps, 'total' | 'totalIsExact'> & { hasSort: boolean };

function Fields({ filters, facets, facetsAreExact, nearAny, isCounted, hasSort }: FieldsProps) {
  const { t, i18n } = useLingui();
  const facetProps = { facets, filters, exact: facetsAreExact, counted: isCounted };
  return (
    <>
      <SortField sort={filters.sort} isNear={filters.near !== undefined} isShown={hasSort} />
      <FacetChoices {...facetProps} name="city" type="radio" title={t`City`} />
      <FacetChoices {...facetProps} name="locality" title={t`Localities`} />
      <RangeFields
        title={t`Monthly rent (₹)`}
        name="rent"
        least={filters.rent_min}
        most={filters.rent_max}
        limit={MAX_RENT_RUPEES}
      />
      <FacetChoices {...facetProps} name="bedrooms" title={t`Bedrooms`} />
      <FacetChoices {...facetProps} name="bathrooms" type="radio" title={t`Bathrooms`} />
      <FacetChoices {...facetProps} name="property_type" title={t`Property type`} />
      <FacetChoices {...facetProps} name="furnishing" title={t`Furnishing`} />
      <RangeFields
        title={t`Area (sq ft)`}
        name="area"
        least={filters.area_min}
        most={filters.area_max}
        limit={MAX_AREA_SQFT}
      />
      <NearAny offered={nearAny} chosen={filters.near_any} />
      <AvailableBy date={filters.available_by} />
      {besides(dimensionNames, placed).map((name) => (
        <FacetChoices
          key={name}
          {...facetProps}
          name={name}
          type={fieldOf(name as HomeField).filter?.how === 'one' ? 'radio' : 'checkbox'}
          title={i18n._(fieldLabels[name as HomeField])}
        />
      ))}
      <FacetChoices {...facetProps} name="preferred_tenant" type="radio" title={t`Preferred tenant`} />
      <FacetChoices {...facetProps} name="listed_as" type="radio" title={t`Listed by`} />
      <FacetChoices {...facetProps} name="verified" title={t`Trust`} />
      <FacetChoices {...facetProps} name="pets" title={t`Pets`} />
      <FacetChoices {...facetProps} name="amenities" title={t`Amenities`} />
      {(['box', 'near', 'pincode', 'radius_m'] as const).map((name) =>
        filters[name] === undefined ? null : (
          <input key={name} type="hidden" name={name} value={filters[name]} />
        ),
      )}
    </>
  );
}

type NearAnyProps = { offered: PropertySearchResult['nearAny']; chosen: PropertyFilters['near_any'] };

/** What is chosen stays, in a city without such places too. */
function NearAny({ offered, chosen = [] }: NearAnyProps) {
  const { t, i18n } = useLingui();
  const choices = [...new Set([...offered, ...chosen])].map((value) => ({
    value,
    label: filterSentence('near_any', value, i18n),
    isChosen: chosen.includes(value),
  }));
  return choices.length > 0 ? (
    <Choices title={t`Within a walk`} name="near_any" type="checkbox" choices={choices} />
  ) : null;
}

function SearchField({ text }: { text: string | undefined }) {
  return (
    <div className={styles.search}>
      <PlaceSearch text={text} />
      <button type="submit">
        <Trans>Search</Trans>
      </button>
    </div>
  );
}

function AvailableBy({ date }: { date: string | undefined }) {
  const { t } = useLingui();
  const example = formatDate('2026-11-05');
  const check = ({ currentTarget: field }: { currentTarget: HTMLInputElement }) => {
    const isTaken = field.value.trim() === '' || readTypedDate(field.value) !== null;
    field.setCustomValidity(isTaken ? '' : t`No such date. Write it like ${example}.`);
  };
  return (
    <label className={styles.group}>
      <span className={styles.legend}>
        <Trans>Available by</Trans>
      </span>
      <input
        name="available_by"
        defaultValue={date && formatDate(date)}
        onInput={check}
        maxLength={30}
        placeholder={t`DD Mon YYYY`}
        autoComplete="off"
        className={styles.input}
      />
    </label>
  );
}
