// What pages of places share: links to places, and the newest homes.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { CountedPlace, SizeRents } from '../../../contract/places.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { LEAST_HOMES_OF_SLICE, sliceSlug, slicesOf } from '../../../domain/place-slices.ts';
import { PropertyGrid } from '../../components/property/card.tsx';
import type { CardHome } from '../../components/property/card-home.ts';
import styles from './rent.module.css';
import { SizeName } from './size-name.tsx';

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
    <section className={`${styles.section} ${styles.newest}`}>
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

/** So many localities are one tap away; the others stand below. */
const FIRST_PLACES = 8;

type FirstStepsProps = { rents: readonly SizeRents[]; places?: readonly CountedPlace[]; path: string };

/** Above the homes: what each size costs here, and where most homes are. A phone moves each row sideways. */
export function FirstSteps({ rents, places = [], path }: FirstStepsProps) {
  const { t } = useLingui();
  const medians = new Map(rents.map(({ bedrooms, median }) => [bedrooms as number, median]));
  const sizes = slicesOf(rents.filter(({ homes }) => homes >= LEAST_HOMES_OF_SLICE)).flatMap((slice) =>
    slice.kind === 'size' ? [slice] : [],
  );
  return (
    <>
      {sizes.length > 0 && (
        <nav aria-label={t`Median rent`}>
          <ul className={styles.chips}>
            <li>
              <Trans>Median rent</Trans>
            </li>
            {sizes.map((slice) => (
              <li key={slice.bedrooms}>
                <Link to={`${path}/${sliceSlug(slice)}`}>
                  <SizeName bedrooms={slice.bedrooms} />
                  <strong className="money">{formatRupees(paise(medians.get(slice.bedrooms) ?? 0))}</strong>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {places.length > 0 && (
        <nav aria-label={t`Localities`}>
          <ul className={styles.chips}>
            <li>
              <Trans>Localities</Trans>
            </li>
            {places.slice(0, FIRST_PLACES).map(({ name, slug }) => (
              <li key={slug}>
                <Link to={`${path}/${slug}`}>{name}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
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
          one="# home available now, with its costs line by line."
          other="# homes available now, each with its costs line by line."
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
