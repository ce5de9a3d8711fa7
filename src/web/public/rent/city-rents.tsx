// Rents of a city by locality and size, as a table and as a file.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { data, Link, redirect, useLoaderData } from 'react-router';
import type { SizeRents } from '../../../contract/places.ts';
import { dateInIndia, formatDate } from '../../../domain/dates.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { apiContext } from '../../lib/api-context.ts';
import { say } from '../../lib/i18n.ts';
import { notFoundOr } from '../../lib/loader-errors.ts';
import { pageSettingsContext } from '../../lib/page-settings.ts';
import { placeNames } from '../../lib/place-names.ts';
import { screenMeta } from '../../lib/screen-meta.ts';
import { moneyFont } from '../../ui/money-font.ts';
import type { Route } from './+types/city-rents';
import { placeMeta } from './place-meta.ts';
import { PlaceSources } from './place-parts.tsx';
import styles from './rent.module.css';
import { UsualRent } from './rent-table.tsx';
import { SizeName } from './size-name.tsx';

const SIZES = [1, 2, 3, 4, 5] as const;

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const city = await notFoundOr(api.places.rents({ city: params.city }));
  if (!city) throw data(null, { status: 404 });
  if (city.slug !== params.city) throw redirect(`/rent/${city.slug}/rents`, 301);
  const { origin } = context.get(pageSettingsContext);
  const names = await placeNames(api, [
    { city: city.name },
    ...city.localities.map(({ name }) => ({ city: city.name, locality: name })),
  ]);
  const shown = {
    ...city,
    name: names.city(city.name),
    localities: city.localities.map((one) => ({ ...one, name: names.locality(one.name, city.name) })),
  };
  return data({ origin, city: shown }, { headers: { 'X-Page-Tags': 'catalogue' } });
}

export const links = moneyFont;
export { ErrorBoundary } from '../missing.tsx';
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return screenMeta(msg`Page not found`);
  const { city, origin } = loaderData;
  const way = [
    { name: say(msg`Cities`), path: '/rent' },
    { name: city.name, path: `/rent/${city.slug}` },
    { name: say(msg`Rents by locality`), path: `/rent/${city.slug}/rents` },
  ];
  const homes = city.rents.reduce((sum, size) => sum + size.homes, 0);
  const title = msg`Rents in ${city.name} by locality`;
  return placeMeta({ where: city.name, way, homes, rents: city.rents, newest: [], title }, origin);
};

export default function RentsOfCity() {
  const { t } = useLingui();
  const { city } = useLoaderData<typeof loader>();
  const path = `/rent/${city.slug}`;
  const day = city.counted_at && formatDate(dateInIndia(city.counted_at));
  return (
    <div className={styles.page}>
      <Breadcrumbs
        way={[
          { to: '/rent', label: t`Cities` },
          { to: path, label: city.name },
        ]}
        here={t`Rents by locality`}
      />
      <h1>
        <Trans>Rents in {city.name} by locality</Trans>
      </h1>
      <p className={styles.lead}>
        <UsualRent rents={city.rents} />{' '}
        {day && (
          <Trans>
            Median monthly rents of homes to rent, counted on {day}. A size is left out where fewer than three
            homes have it.
          </Trans>
        )}
      </p>
      <a href={`${path}/rents.csv`} className={styles.all} download>
        <Trans>Download as CSV</Trans>
      </a>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that moves sideways is moved by keyboard too */}
      <section className={styles.scroll} tabIndex={0} aria-label={t`Rents by locality`}>
        <table className={styles.rents}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Locality</Trans>
              </th>
              {SIZES.map((size) => (
                <th key={size} scope="col">
                  <SizeName bedrooms={size} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Row name={t`All of ${city.name}`} path={path} rents={city.rents} />
            {city.localities.map(({ name, slug, rents }) => (
              <Row key={slug} name={name} path={`${path}/${slug}`} rents={rents} />
            ))}
          </tbody>
        </table>
      </section>
      <PlaceSources />
    </div>
  );
}

function Row({ name, path, rents }: { name: string; path: string; rents: readonly SizeRents[] }) {
  return (
    <tr>
      <th scope="row">
        <Link to={path}>{name}</Link>
      </th>
      {SIZES.map((size) => {
        const median = rents.find(({ bedrooms }) => bedrooms === size)?.median;
        return (
          <td key={size} className="money">
            {median === undefined ? '–' : formatRupees(paise(median))}
          </td>
        );
      })}
    </tr>
  );
}
