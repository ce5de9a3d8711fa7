// What the text of a search could not be given to the letter: words that few homes have, what was taken more widely, other cities.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { filtersToUrl } from '../../../contract/property-filters.ts';
import type { PropertySearchResult } from '../../../contract/property-search.ts';
import { distanceText } from '../../components/property/distance-text.ts';
import { placeName } from './place-name.ts';
import styles from './properties.module.css';

const MOST_ELSEWHERE = 3;

/** How a search that found nothing was widened, in the order of the steps. */
const steps: Readonly<Partial<Record<string, MessageDescriptor>>> = {
  near: msg`a longer way`,
  locality: msg`localities nearby`,
  rent: msg`rents up to 15% higher or lower`,
  bedrooms: msg`one bedroom more or less`,
};

export function HowUnderstood({ result }: { result: Pick<PropertySearchResult, 'understood' | 'total'> }) {
  const { i18n } = useLingui();
  const { words, wordsAreMissing, widened, elsewhere, near } = result.understood;
  const distance = near && distanceText(near.radius_m, i18n);
  const nearName = near && placeName(near, i18n);
  const further = widened.flatMap((filter) => steps[filter] ?? []).map((step) => i18n._(step));
  const ways = further.join(', ');
  // Who takes anyone takes a family: that is nothing else than was asked for.
  const isElse = widened.some((filter) => filter !== 'preferred_tenant');
  return (
    <>
      {near && result.total > 0 ? (
        <p className={styles.count}>
          <Trans>
            Within {distance} of {nearName}
          </Trans>
        </p>
      ) : null}
      {wordsAreMissing && result.total > 0 ? (
        <p className={styles.count}>
          <Trans>Few homes or none have “{words}” in their text: those come first.</Trans>
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
      {elsewhere.length > 0 ? (
        <p className={styles.count}>
          <Trans>Also in other cities:</Trans>{' '}
          {elsewhere.slice(0, MOST_ELSEWHERE).map(({ city, name, slug }, i) => (
            <span key={`${city} ${slug}`}>
              {i > 0 ? ' · ' : null}
              <Link
                to={`/properties?${filtersToUrl({ city, ...(name === city ? {} : { locality: [slug] }) })}`}
              >
                {name === city ? city : `${name}, ${city}`}
              </Link>
            </span>
          ))}
        </p>
      ) : null}
    </>
  );
}
