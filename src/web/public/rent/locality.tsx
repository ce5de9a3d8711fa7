// What lies in a city: a locality's own page with homes, rents by size and the localities around it, or the city's homes of one size or budget.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { data, redirect, useLoaderData } from 'react-router';
import { parseSlice } from '../../../domain/place-slices.ts';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
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
import { FirstSteps, HomesToday, NewestHomes, PlaceLinks, PlaceSources } from './place-parts.tsx';
import { Questions } from './questions.tsx';
import styles from './rent.module.css';
import { RentTable } from './rent-table.tsx';
import { loadSlice, SliceHomes, sliceMeta } from './slice-homes.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { city, locality } = params;
  const slice = parseSlice(locality);
  if (slice) return loadSlice(context, { city, slice });
  const api = context.get(apiContext);
  const found = await notFoundOr(api.places.locality({ city, locality }));
  if (!found) throw data(null, { status: 404 });
  // Under another name: the locality was merged into this one.
  if (found.slug !== locality || found.city.slug !== city)
    throw redirect(`/rent/${found.city.slug}/${found.slug}`, 301);
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
  return data({ origin, locality: shown, slice: null }, { headers: { 'X-Page-Tags': 'catalogue' } });
}

export const links = moneyFont;
export { ErrorBoundary } from '../missing.tsx';
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return screenMeta(msg`Page not found`);
  if (loaderData.slice) return sliceMeta(loaderData.slice, loaderData.origin);
  const { locality, origin } = loaderData;
  const { city } = locality;
  const way = [
    { name: say(msg`Cities`), path: '/rent' },
    { name: city.name, path: `/rent/${city.slug}` },
    { name: locality.name, path: `/rent/${city.slug}/${locality.slug}` },
  ];
  return placeMeta({ ...locality, where: `${locality.name}, ${city.name}`, way, hasFeed: true }, origin);
};

export default function LocalityOrSlice() {
  const { slice, locality } = useLoaderData<typeof loader>();
  return slice ? <SliceHomes slice={slice} /> : <Locality locality={locality} />;
}

type LocalityProps = { locality: NonNullable<ReturnType<typeof useLoaderData<typeof loader>>['locality']> };

function Locality({ locality }: LocalityProps) {
  const { t } = useLingui();
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
      <FirstSteps rents={locality.rents} path={`${cityPath}/${locality.slug}`} />
      <NewestHomes homes={locality.newest} allPath={`${allPath}&sort=newest`} />
      <RentTable rents={locality.rents} place={name} path={`${cityPath}/${locality.slug}`} />
      <PlaceLinks
        title={t`Localities nearby`}
        places={locality.neighbours}
        pathOf={(slug) => `${cityPath}/${slug}`}
      />
      <Questions place={`${name}, ${city.name}`} rents={locality.rents} />
      <PlaceSources />
    </div>
  );
}
