// A search as people would say it, from its filters.
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { filterSentence } from '../../components/property/filter-sentence.ts';

const PLACES = new Set(['city', 'locality']);
const HIDDEN = new Set(['sort', 'limit', 'cursor']);

/** A place in the address of a page may be its slug. */
const placeName = (value: string) =>
  value.replaceAll('-', ' ').replace(/(^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());

export function searchWords(query: string, i18n: I18n): string {
  return [...new URLSearchParams(query)]
    .filter(([filter]) => !HIDDEN.has(filter))
    .map(([filter, value]) => (PLACES.has(filter) ? placeName(value) : filterSentence(filter, value, i18n)))
    .join(' · ');
}

export function useSearchWords(query: string): string {
  const { i18n } = useLingui();
  return searchWords(query, i18n);
}
