// No match: which filter stands in the way, and what comes closest.
import { Plural, Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { PropertySearchResult } from '../../../contract/property-search.ts';
import { PropertyGrid } from '../../components/property/card.tsx';
import type { CardHome } from '../../components/property/card-home.ts';
import { FilterName } from './filter-name.tsx';
import styles from './properties.module.css';
import { withoutFilter, withValue } from './query.ts';

type NothingFoundProps = {
  result: Pick<PropertySearchResult, 'loosen'> & { nearest: readonly CardHome[] };
  query: string;
};

export function NothingFound({ result, query }: NothingFoundProps) {
  return (
    <div className={styles.nothing}>
      <h2>
        <Trans>No exact matches</Trans>
      </h2>
      {result.loosen.length > 0 ? <Loosen loosen={result.loosen} query={query} /> : null}
      <p>
        <Link to="/properties">
          <Trans>Show all homes</Trans>
        </Link>
      </p>
      <Closest homes={result.nearest} />
    </div>
  );
}

/** Below few homes as well as in the place of any. */
export function Closest({ homes }: { homes: readonly CardHome[] }) {
  return homes.length > 0 ? (
    <>
      <h2>
        <Trans>Closest to what you asked</Trans>
      </h2>
      <PropertyGrid homes={homes} />
    </>
  ) : null;
}

function Loosen({ loosen, query }: { loosen: PropertySearchResult['loosen']; query: string }) {
  return (
    <ul className={styles.loosen}>
      {loosen.map(({ filter, q, total }) => (
        <li key={`${filter} ${q}`}>
          {q === undefined ? (
            <Link to={withoutFilter(query, filter)}>
              <Trans>
                Without <FilterName filter={filter} />
              </Trans>
            </Link>
          ) : (
            <Link to={withValue(query, filter, q)}>
              <Trans>Only “{q}”</Trans>
            </Link>
          )}
          {': '}
          <Plural value={total} one="# home" other="# homes" />
        </li>
      ))}
    </ul>
  );
}
