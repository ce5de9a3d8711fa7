// What pages of places share: the way to them, rents by size, links to places, and the newest homes.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { CountedPlace, SizeRents } from '../../../contract/places.ts';
import { formatCount, formatRupees, paise } from '../../../domain/money.ts';
import { PropertyGrid } from '../../components/property/card.tsx';
import type { CardHome } from '../../components/property/card-home.ts';
import styles from './rent.module.css';

type Crumb = { to: string; label: string };

export function Breadcrumbs({ way, here }: { way: readonly Crumb[]; here: string }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Breadcrumb`} className={styles.crumbs}>
      <ol>
        {way.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}

/** Of homes to rent at the moment of the last count, the number behind each amount beside it. */
export function RentTable({ rents }: { rents: readonly SizeRents[] }) {
  if (rents.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>
        <Trans>What homes ask</Trans>
      </h2>
      <div className={styles.scroll}>
        <table className={styles.rents}>
          <caption>
            <Trans>
              Rent a month of homes that can be rented, counted every night. A quarter asks less than the
              first amount, half asks less than the second, a quarter more than the third.
            </Trans>
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Size</Trans>
              </th>
              <th scope="col">
                <Trans>Lower</Trans>
              </th>
              <th scope="col">
                <Trans>Median</Trans>
              </th>
              <th scope="col">
                <Trans>Upper</Trans>
              </th>
              <th scope="col">
                <Trans>Homes</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {rents.map((size) => (
              <SizeRow key={size.bedrooms} size={size} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function SizeRow({ size }: { size: SizeRents }) {
  return (
    <tr>
      <th scope="row">{size.bedrooms === 5 ? <Trans>5+ BHK</Trans> : <Trans>{size.bedrooms} BHK</Trans>}</th>
      {[size.lower_quartile, size.median, size.upper_quartile].map((amount, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: three fixed columns, whose amounts may be equal
        <td key={place} className="money">
          {formatRupees(paise(amount))}
        </td>
      ))}
      <td>{formatCount(size.homes)}</td>
    </tr>
  );
}

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
        <Trans>No home is to rent here today. Places nearby have some.</Trans>
      </p>
    );
  }
  return (
    <>
      <p className={styles.lead}>
        <Plural
          value={homes}
          one="# home can be rented today, with the full cost to move in on its page."
          other="# homes can be rented today, each with the full cost to move in on its page."
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
