// A locality's own page: homes counted, rents by size, and the localities around it.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { data, redirect, useLoaderData } from 'react-router';
import { cardHome } from '../../components/property/card-home.ts';
import { apiContext } from '../../lib/api-context.ts';
import { say } from '../../lib/i18n.ts';
import { notFoundOr } from '../../lib/loader-errors.ts';
import { pageSettingsContext } from '../../lib/page-settings.ts';
import { placeNames } from '../../lib/place-names.ts';
import { screenMeta } from '../../lib/screen-meta.ts';
import { moneyFont } from '../../ui/money-font.ts';
import type { Route } from './+types/locality';
import { placeMeta } from './place-meta.ts';
import { Breadcrumbs, HomesToday, NewestHomes, PlaceLinks, PlaceSources, RentTable } from './place-parts.tsx';
import styles from './rent.module.css';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { city, locality } = params;
  const api = context.get(apiContext);
  const found = await notFoundOr(api.places.locality({ city, locality }));
  if (!found) throw data(null, { status: 404 });
  // Under another name: the locality was merged into this one.
  if (found.slug !== locality) throw redirect(`/rent/${city}/${found.slug}`, 301);
  const { origin } = context.get(pageSettingsContext);
  const of = found.city.name;
  const localities = [found, ...found.neighbours].map(({ name }) => ({ city: of, locality: name }));
  const names = await placeNames(api, [...localities, ...found.newest]);
  const shown = {
    ...found,
    name: names.locality(found.name, of),
    city: { ...found.city, name: names.city(of) },
    neighbours: found.neighbours.map((one) => ({ ...one, name: names.locality(one.name, of) })),
    newest: found.newest.map((home) => cardHome(home, names)),
  };
  return data({ origin, locality: shown }, { headers: { 'X-Page-Tags': 'catalogue' } });
}

export const links = moneyFont;
export { ErrorBoundary } from '../missing.tsx';
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return screenMeta(msg`Page not found`);
  const { locality, origin } = loaderData;
  const { city } = locality;
  const way = [
    { name: say(msg`Cities`), path: '/rent' },
    { name: city.name, path: `/rent/${city.slug}` },
    { name: locality.name, path: `/rent/${city.slug}/${locality.slug}` },
  ];
  return placeMeta({ ...locality, where: `${locality.name}, ${city.name}`, way }, origin);
};

export default function Locality() {
  const { t } = useLingui();
  const { locality } = useLoaderData<typeof loader>();
  const { city, name } = locality;
  const cityPath = `/rent/${city.slug}`;
  const allPath = `/properties?city=${city.slug}&locality=${locality.slug}`;
  const way = [
    { to: '/rent', label: t`Cities` },
    { to: cityPath, label: city.name },
  ];
  return (
    <div className={styles.page}>
      <Breadcrumbs way={way} here={name} />
      <h1>
        <Trans>
          Homes to rent in {name}, {city.name}
        </Trans>
      </h1>
      <HomesToday homes={locality.homes} allPath={allPath} />
      <RentTable rents={locality.rents} />
      <NewestHomes homes={locality.newest} allPath={`${allPath}&sort=newest`} />
      <PlaceLinks
        title={t`Localities nearby`}
        places={locality.neighbours}
        pathOf={(slug) => `${cityPath}/${slug}`}
      />
      <PlaceSources />
    </div>
  );
}
