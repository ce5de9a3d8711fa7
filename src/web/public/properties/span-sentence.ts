// What was read in the text of a search, as its filter says it: "2 BHK, 3 BHK", "From ₹15,000, Up to ₹20,000".
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PropertySearchResult } from '../../../contract/property-search.ts';
import { sorts } from '../../../domain/catalogue.ts';
import { filterSentence } from '../../components/property/filter-sentence.ts';
import { sortLabels } from './sort-labels.ts';

/** As many as the heading of the page names. */
const MOST_PLACES = 3;

type Span = PropertySearchResult['understood']['spans'][number];

export function spanSentence({ of, value }: Pick<Span, 'of' | 'value'>, i18n: I18n): string {
  if (of === 'place') return value.split(',').slice(0, MOST_PLACES).join(', ');
  if (of === 'not_place') return i18n._(msg`Not in ${value.split(',').slice(0, MOST_PLACES).join(', ')}`);
  if (of.startsWith('not_')) return i18n._(msg`Not: ${filterSentence(of.slice('not_'.length), value, i18n)}`);
  if (of === 'near') return i18n._(msg`Near ${value}`);
  if (of === 'near_any') return filterSentence(of, value, i18n);
  if (of === 'sort') {
    const sort = sorts.find((one) => one === value);
    return sort ? i18n._(sortLabels[sort]) : value;
  }
  if (of === 'rent' || of === 'area') {
    const ends = value.split('-').map((end, i) => ({ filter: `${of}_${i === 0 ? 'min' : 'max'}`, end }));
    return ends.flatMap(({ filter, end }) => (end ? [filterSentence(filter, end, i18n)] : [])).join(', ');
  }
  return value
    .split(',')
    .map((one) => filterSentence(of, one, i18n))
    .join(', ');
}
