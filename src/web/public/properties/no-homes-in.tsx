// A city that nobody lists a home in yet: said plainly, with the nearest cities that have some.
import { Plural, Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { PropertySearchResult } from '../../../contract/property-search.ts';
import styles from './properties.module.css';

type NoHomesInProps = NonNullable<PropertySearchResult['understood']['noHomesIn']> & { total: number };

export function NoHomesIn({ city, nearest, total }: NoHomesInProps) {
  return (
    <p className={styles.count}>
      {total > 0 ? (
        <Trans>There are no homes in {city} yet. These are the nearest.</Trans>
      ) : (
        <Trans>There are no homes in {city} yet.</Trans>
      )}{' '}
      {nearest.length > 0 ? <Trans>The nearest cities with homes:</Trans> : null}{' '}
      {nearest.map(({ city: name, slug, homes, km }, i) => (
        <span key={slug}>
          {i > 0 ? ' · ' : null}
          <Link to={`/properties?city=${slug}`}>
            <Plural value={homes} one={`${name}, ${km} km: # home`} other={`${name}, ${km} km: # homes`} />
          </Link>
        </span>
      ))}
    </p>
  );
}
