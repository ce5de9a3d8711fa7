// A city's own page: homes counted, rents by size, its localities and the cities near it.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { data, Link, redirect, useLoaderData } from 'react-router';
import { LEAST_HOMES_OF_SLICE } from '../../../domain/place-slices.ts';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { cardHome } from '../../components/property/card-home.ts';
import { apiContext } from '../../lib/api-context.ts';
import { say } from '../../lib/i18n.ts';
import { notFoundOr } from '../../lib/loader-errors.ts';
import { pageSettingsContext } from '../../lib/page-settings.ts';
import { placeNames } from '../../lib/place-names.ts';
import { screenMeta } from '../../lib/screen-meta.ts';
import { moneyFont } from '../../ui/money-font.ts';
import type { Route } from './+types/city';
import { placeMeta } from './place-meta.ts';
import { FirstSteps, HomesToday, NewestHomes, PlaceLinks, PlaceSources } from './place-parts.tsx';
import { Questions } from './questions.tsx';
import styles from './rent.module.css';
import { RentTable } from './rent-table.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const city = await notFoundOr(api.places.city({ city: params.city }));
  if (!city) throw data(null, { status: 404 });
  if (city.slug !== params.city) throw redirect(`/rent/${city.slug}`, 301);
  const { origin } = context.get(pageSettingsContext);
  const cities = [city, ...city.neighbours].map(({ name }) => ({ city: name }));
  const localities = city.localities.map(({ name }) => ({ city: city.name, locality: name }));
  const names = await placeNames(api, [...cities, ...localities, ...city.newest]);
  const shown = {
    ...city,
    name: names.city(city.name),
    localities: city.localities.map((one) => ({ ...one, name: names.locality(one.name, city.name) })),
    neighbours: city.neighbours.map((one) => ({ ...one, name: names.city(one.name) })),
    newest: city.newest.map((home) => cardHome(home, names)),
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
  ];
  return placeMeta({ ...city, where: city.name, way, hasFeed: true }, origin);
};

export default function City() {
  const { t } = useLingui();
  const { city } = useLoaderData<typeof loader>();
  const allPath = `/properties?city=${city.slug}`;
  return (
    <div className={styles.page}>
      <Breadcrumbs way={[{ to: '/rent', label: t`Cities` }]} here={city.name} />
      <h1>
        <Trans>Homes to rent in {city.name}</Trans>
      </h1>
      <HomesToday homes={city.homes} allPath={allPath} />
      <FirstSteps rents={city.rents} places={city.localities} path={`/rent/${city.slug}`} />
      <NewestHomes homes={city.newest} allPath={`${allPath}&sort=newest`} />
      <RentTable rents={city.rents} place={city.name} path={`/rent/${city.slug}`} />
      {city.rents.some(({ homes }) => homes >= LEAST_HOMES_OF_SLICE) && (
        <p>
          <Link to={`/rent/${city.slug}/rents`}>
            <Trans>Rents by locality, with a file</Trans>
          </Link>
        </p>
      )}
      <PlaceLinks
        title={t`Localities`}
        places={city.localities}
        pathOf={(slug) => `/rent/${city.slug}/${slug}`}
      />
      <Questions place={city.name} rents={city.rents} localities={city.localities} />
      <PlaceLinks
        title={t`Other cities, nearest first`}
        places={city.neighbours}
        pathOf={(slug) => `/rent/${slug}`}
      />
      <PlaceSources />
    </div>
  );
}
