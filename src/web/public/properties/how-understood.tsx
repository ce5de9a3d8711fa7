// What the text of a search could not be given to the letter: words that only order the homes, what was taken more widely, other cities.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { filtersToUrl } from '../../../contract/property-filters.ts';
import type { PropertySearchResult } from '../../../contract/property-search.ts';
import type { Sort } from '../../../domain/catalogue.ts';
import { withNumbers } from '../../../domain/search/numbered.ts';
import { onlySpans, withQuoted } from '../../../domain/search/spans.ts';
import { distanceText } from '../../components/property/distance-text.ts';
import { NoHomesIn } from './no-homes-in.tsx';
import { placeName } from './place-name.ts';
import type { inPageWords } from './places-shown.ts';
import styles from './properties.module.css';
import { withValue } from './query.ts';
import { WhichCity } from './which-city.tsx';

const MOST_ELSEWHERE = 3;

/** How a search that found nothing was widened, in the order of the steps. */
const steps: Readonly<Partial<Record<string, MessageDescriptor>>> = {
  near: msg`a longer way`,
  locality: msg`localities nearby`,
  rent: msg`rents up to 15% higher or lower`,
  bedrooms: msg`one bedroom more or less`,
  parking: msg`any parking`,
  floor: msg`any floor`,
  facing: msg`any direction`,
  water_supply: msg`any water supply`,
  pg_meals: msg`any meals`,
  bed_sharing: msg`rooms for any number of people`,
};

interface HowUnderstoodProps {
  result: Pick<ReturnType<typeof inPageWords>, 'understood' | 'total'>;
  query: string;
  /** The order asked for; the text may ask for another. */
  sort: Sort;
}

export function HowUnderstood({ result, query, sort }: HowUnderstoodProps) {
  const { i18n } = useLingui();
  const {
    words: said,
    wordsAreMissing,
    wordsAreNowhere,
    missingWords,
    spans,
    widened,
    near,
  } = result.understood;
  const { elsewhere, choices, noHomesIn, otherCity, unread } = result.understood;
  const things = withNumbers(said.split(' '));
  const isMissing = (thing: string) => thing.split(' ').some((word) => missingWords.includes(word));
  const words = wordsAreNowhere ? said : things.filter(isMissing).join(' ');
  const present = things.filter((thing) => !isMissing(thing)).join(' ');
  const distance = near && distanceText(near.radius_m, i18n);
  const nearName = near && placeName(near, i18n);
  const q = new URLSearchParams(query).get('q') ?? '';
  const corrections = spans.flatMap(({ start, end, of, value, isCorrected }) =>
    isCorrected && of !== 'not_place'
      ? [{ start, typed: q.slice(start, end), value: value.replaceAll(',', ', ') }]
      : [],
  );
  const isAnywhere = !near && spans.every(({ of }) => !of.endsWith('place')) && !hasPlace(query);
  const further = widened.flatMap((filter) => steps[filter] ?? []).map((step) => i18n._(step));
  const ways = further.join(', ');
  const isBestFirst = sort === 'best' && spans.every(({ of }) => of !== 'sort');
  const isWordedPage =
    wordsAreMissing &&
    !wordsAreNowhere &&
    present !== '' &&
    result.total > 1 &&
    !new URLSearchParams(query).has('cursor');
  // Who takes anyone takes a family: that is nothing else than was asked for.
  const isElse = widened.some((filter) => filter !== 'preferred_tenant' && filter !== 'pg_for');
  return (
    <>
      {choices.length > 0 ? <WhichCity choices={choices} name={nameOf(spans)} query={query} /> : null}
      {noHomesIn ? <NoHomesIn {...noHomesIn} total={result.total} /> : null}
      {corrections.map(({ start, typed, value }) => (
        <p key={start} className={styles.count}>
          <Trans>Showing homes for {value}.</Trans>{' '}
          <Link to={toTheLetter(query, start, typed)}>
            <Trans>Search for “{typed}” instead</Trans>
          </Link>
        </p>
      ))}
      {near && result.total > 0 ? (
        <p className={styles.count}>
          {widened.includes('near') ? (
            <Trans>
              No homes close to {nearName}. The nearest are within {distance}.
            </Trans>
          ) : (
            <Trans>
              Within {distance} of {nearName}
            </Trans>
          )}
        </p>
      ) : null}
      {otherCity ? (
        <p className={styles.count}>
          {isAnywhere ? (
            <Trans>We’re not in {otherCity} yet. These homes are in all our cities.</Trans>
          ) : (
            <Trans>We’re not in {otherCity} yet.</Trans>
          )}{' '}
          <Link to={`/ask-for-a-city?${new URLSearchParams({ city: otherCity })}`}>
            <Trans>Tell me when you are</Trans>
          </Link>
        </p>
      ) : null}
      {words !== '' && !(wordsAreNowhere && otherCity) ? (
        <p className={styles.count}>
          {isAnywhere && !otherCity ? (
            <Trans>
              We found no place called “{words}”, and no home with it in its text. These homes are in all our
              cities.
            </Trans>
          ) : (
            <Trans>Nothing mentions “{words}”.</Trans>
          )}
        </p>
      ) : null}
      {unread.length > 0 ? (
        <p className={styles.count}>
          <Trans>We can’t search by this yet: {unread.map((said) => `“${said}”`).join(', ')}.</Trans>
        </p>
      ) : null}
      {isWordedPage ? (
        <p className={styles.count}>
          {isBestFirst && isAnywhere && !otherCity ? (
            <Trans>
              Homes with “{present}” in their text come first, then others in all our cities. If it’s a place,
              we don’t know it yet.
            </Trans>
          ) : isBestFirst ? (
            <Trans>Homes with “{present}” in their text come first, then the others.</Trans>
          ) : (
            <Trans>
              This order doesn’t look at “{present}”. Choose “Best match” to see homes with it first.
            </Trans>
          )}{' '}
          <Link to={onlyWithWords(query, spans, present)}>
            <Trans>Only homes with these words</Trans>
          </Link>
        </p>
      ) : null}
      {isElse && result.total > 0 ? (
        <p className={styles.count}>
          {further.length > 0 ? (
            <Trans>No home is exactly what you wrote, so we looked further: {ways}.</Trans>
          ) : (
            <Trans>No home is exactly what you wrote. These come closest.</Trans>
          )}
        </p>
      ) : null}
      {elsewhere.length > 0 && choices.length === 0 ? (
        <p className={styles.count}>
          <Trans>Also in other cities:</Trans>{' '}
          {elsewhere.slice(0, MOST_ELSEWHERE).map(({ city, name, slug, shown }, i) => (
            <span key={`${city} ${slug}`}>
              {i > 0 ? ' · ' : null}
              <Link
                to={`/properties?${filtersToUrl({ city, ...(name === city ? {} : { locality: [slug] }) })}`}
              >
                {shown}
              </Link>
            </span>
          ))}
        </p>
      ) : null}
    </>
  );
}

/** The place as it was read. */
const nameOf = (spans: PropertySearchResult['understood']['spans']): string =>
  spans.find(({ of }) => of === 'place' || of === 'near')?.value.split(',')[0] ?? '';

const hasPlace = (query: string): boolean =>
  ['city', 'locality', 'near', 'pincode', 'box'].some((name) => new URLSearchParams(query).has(name));

/** In quotation marks a name is no slip of another one. */
function toTheLetter(query: string, start: number, typed: string): string {
  const q = new URLSearchParams(query).get('q') ?? '';
  return withValue(query, 'q', `${q.slice(0, start)}"${typed}"${q.slice(start + typed.length)}`);
}

/** Words in quotation marks have to be there. */
function onlyWithWords(
  query: string,
  spans: PropertySearchResult['understood']['spans'],
  words: string,
): string {
  const typed = new URLSearchParams(query).get('q') ?? '';
  return withValue(query, 'q', withQuoted(onlySpans(typed, spans), words));
}
