// What the text of a search could not be given to the letter: words that few homes have, what was taken more widely, other cities.
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { filtersToUrl } from '../../../contract/property-filters.ts';
import type { PropertySearchResult } from '../../../contract/property-search.ts';
import styles from './properties.module.css';

const MOST_ELSEWHERE = 3;

export function HowUnderstood({ result }: { result: Pick<PropertySearchResult, 'understood' | 'total'> }) {
  const { words, wordsAreMissing, widened, elsewhere } = result.understood;
  // Who takes anyone takes a family: that is nothing else than was asked for.
  const isElse = widened.some((filter) => filter !== 'preferred_tenant');
  return (
    <>
      {wordsAreMissing && result.total > 0 ? (
        <p className={styles.count}>
          <Trans>Few homes or none have “{words}” in their text: those come first.</Trans>
        </p>
      ) : null}
      {isElse && result.total > 0 ? (
        <p className={styles.count}>
          <Trans>No home is exactly what you wrote. These come closest.</Trans>
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
