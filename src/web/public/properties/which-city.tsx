// A place that several cities have: each city is offered with its homes, the one whose homes are listed too.
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { PropertySearchResult } from '../../../contract/property-search.ts';
import styles from './properties.module.css';
import { withValue } from './query.ts';

interface WhichCityProps {
  choices: PropertySearchResult['understood']['choices'];
  name: string;
  query: string;
}

export function WhichCity({ choices, name, query }: WhichCityProps) {
  const shown = choices.find(({ isShown }) => isShown)?.city;
  return (
    <div>
      <p className={styles.count}>
        {shown ? (
          <Trans>
            More than one city has {name}. You’re looking at {shown}. Which one do you mean?
          </Trans>
        ) : (
          <Trans>More than one city has {name}. Which one do you mean?</Trans>
        )}
      </p>
      <ul className={styles.chips}>
        {choices.map(({ city, slug, homes, isShown }) => (
          <li key={slug}>
            <Link
              className={styles.chip}
              to={withValue(query, 'city', slug)}
              aria-current={isShown || undefined}
            >
              {city} <span>{homes.toLocaleString('en-IN')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
