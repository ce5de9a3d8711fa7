// What stands at the address of a home that was let or withdrawn: an honest word and what is like it.
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { PropertyGrid } from '../../components/property/card.tsx';
import type { CardHome } from '../../components/property/card-home.ts';
import styles from '../../components/property/detail.module.css';

type FormerProps = {
  former: { title: string; city: string; locality: string; gone: boolean };
  similar: readonly CardHome[];
};

export function Former({ former, similar }: FormerProps) {
  const { title, city, locality } = former;
  const search = new URLSearchParams({ city }).toString();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>
        {former.gone ? (
          <Trans>This home was withdrawn</Trans>
        ) : (
          <Trans>This home is not shown at the moment</Trans>
        )}
      </h1>
      <p>
        {title}
        <br />
        {locality}, {city}
        <br />
        <Trans>It cannot be rented now.</Trans>
      </p>
      <p>
        <Link to={`/properties?${search}`}>
          <Trans>See all homes in {city}</Trans>
        </Link>
      </p>
      {similar.length > 0 ? (
        <section>
          <h2>
            <Trans>Similar homes</Trans>
          </h2>
          <PropertyGrid homes={similar} />
        </section>
      ) : null}
    </div>
  );
}
