// What pages of places share: links to places, and the newest homes.
import { Plural, Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { CountedPlace } from '../../../contract/places.ts';
import { PropertyGrid } from '../../components/property/card.tsx';
import type { CardHome } from '../../components/property/card-home.ts';
import styles from './rent.module.css';

type PlaceLinksProps = { title: string; places: readonly CountedPlace[]; pathOf: (slug: string) => string };

export function PlaceLinks({ title, places, pathOf }: PlaceLinksProps) {
  if (places.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <ul className={styles.places}>
        {places.map(({ name, slug, homes }) => (
          <li key={slug}>
            <Link to={pathOf(slug)}>
              <strong>{name}</strong>
              <span>
                <Plural value={homes} one="# home" other="# homes" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function NewestHomes({ homes, allPath }: { homes: readonly CardHome[]; allPath: string }) {
  if (homes.length === 0) return null;
  return (
    <section className={styles.section}>
      <div className={styles.sectionHead}>
        <h2>
          <Trans>Newest homes</Trans>
        </h2>
        <Link to={allPath}>
          <Trans>See all with filters</Trans>
        </Link>
      </div>
      <PropertyGrid homes={homes} />
    </section>
  );
}

/** How many there are today, with the way to all of them. */
export function HomesToday({ homes, allPath }: { homes: number; allPath: string }) {
  if (homes === 0) {
    return (
      <p className={styles.lead}>
        <Trans>No homes are available here today. Places nearby have some.</Trans>
      </p>
    );
  }
  return (
    <>
      <p className={styles.lead}>
        <Plural
          value={homes}
          one="# home available now, with its full move-in cost."
          other="# homes available now, each with its full move-in cost."
        />
      </p>
      <Link to={allPath} className={styles.all}>
        <Trans>Search with filters</Trans>
      </Link>
    </>
  );
}

/** Whose open data say where places are and what they are called: their licences ask for it. */
export function PlaceSources() {
  return (
    <p className={styles.sources}>
      <small>
        <Trans>
          Places: © OpenStreetMap contributors (ODbL), GeoNames (CC BY 4.0), DataMeet India community (CC
          BY-SA 2.5 IN), indian-pincode (MIT), Natural Earth.
        </Trans>
      </small>
    </p>
  );
}
