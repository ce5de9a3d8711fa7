// Homes of one size, or under a budget, in a city or a locality: its loader, its words for search engines and its page.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { data, type MetaDescriptor, type RouterContextProvider, redirect } from 'react-router';
import type { LocalityPage } from '../../../contract/places.ts';
import { filtersFromUrl } from '../../../contract/property-filters.ts';
import { formatRupeesShort, fromRupees } from '../../../domain/money.ts';
import { LEAST_HOMES_OF_SLICE, type PlaceSlice, sliceSlug, slicesOf } from '../../../domain/place-slices.ts';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { cardHome } from '../../components/property/card-home.ts';
import { type Api, apiContext } from '../../lib/api-context.ts';
import { say } from '../../lib/i18n.ts';
import { notFoundOr } from '../../lib/loader-errors.ts';
import { pageSettingsContext } from '../../lib/page-settings.ts';
import { placeNames } from '../../lib/place-names.ts';
import { placeMeta } from './place-meta.ts';
import { HomesToday, NewestHomes, PlaceLinks, PlaceSources } from './place-parts.tsx';
import styles from './rent.module.css';
import { RentTable } from './rent-table.tsx';

const SHOWN = 12;

type Asked = { city: string; locality?: string; slice: PlaceSlice };
type Context = Readonly<RouterContextProvider>;
type SliceData = Awaited<ReturnType<typeof sliceOf>>;

/** Throws 404 for a place nobody knows, and leads to the place's own page where too few homes are of that slice. */
export async function loadSlice(context: Context, asked: Asked) {
  const { origin } = context.get(pageSettingsContext);
  const slice = await sliceOf(context, asked);
  return data({ origin, slice, locality: null }, { headers: { 'X-Page-Tags': 'catalogue' } });
}

type Place = Pick<LocalityPage, 'name' | 'rents' | 'neighbours'> & {
  city: { name: string; slug: string };
  locality: string | undefined;
};

async function placeOf(api: Api, { city, locality }: Asked): Promise<Place> {
  if (locality === undefined) {
    const found = await api.places.city({ city });
    return { ...found, city: found, locality };
  }
  const found = await api.places.locality({ city, locality });
  return { ...found, locality: found.slug };
}

async function sliceOf(context: Context, asked: Asked) {
  const api = context.get(apiContext);
  const place = await notFoundOr(placeOf(api, asked));
  if (!place) throw data(null, { status: 404 });
  const path = ['/rent', place.city.slug, place.locality].filter(Boolean).join('/');
  const slug = sliceSlug(asked.slice);
  if (place.city.slug !== asked.city || place.locality !== asked.locality) {
    throw redirect(`${path}/${slug}`, 301);
  }
  const query = queryOf(asked);
  const found = await api.properties.search({ ...filtersFromUrl(query), sort: 'newest', limit: SHOWN });
  if (found.isCounted && found.total < LEAST_HOMES_OF_SLICE) throw redirect(path);
  const city = place.city.name;
  const names = await placeNames(api, [
    { city, ...(asked.locality ? { locality: place.name } : {}) },
    ...place.neighbours.map(({ name }) => (asked.locality ? { city, locality: name } : { city: name })),
    ...found.items,
  ]);
  const nameOf = (name: string) => (asked.locality ? names.locality(name, city) : names.city(name));
  return {
    ...asked,
    path,
    slug,
    query: query.toString(),
    homes: found.total,
    rents: place.rents,
    name: nameOf(place.name),
    cityName: names.city(city),
    neighbours: place.neighbours.map((one) => ({ ...one, name: nameOf(one.name) })),
    newest: found.items.map((home) => cardHome(home, names)),
  };
}

function queryOf({ city, locality, slice }: Asked): URLSearchParams {
  return new URLSearchParams({
    city,
    ...(locality ? { locality } : {}),
    ...(slice.kind === 'size' ? { bedrooms: String(slice.bedrooms) } : { rent_max: String(slice.rupees) }),
  });
}

const whereOf = ({ locality, name, cityName }: SliceData) => (locality ? `${name}, ${cityName}` : name);

function titleOf(data: SliceData) {
  const { slice } = data;
  const where = whereOf(data);
  if (slice.kind === 'budget') {
    const amount = formatRupeesShort(fromRupees(slice.rupees));
    return msg`Homes to rent up to ${amount} in ${where}`;
  }
  const size = slice.bedrooms === 5 ? '5+' : slice.bedrooms;
  return msg`${size} BHK homes to rent in ${where}`;
}

/** From the list of cities down to the place. */
const wayTo = ({ city, cityName, locality, name }: SliceData) => [
  { name: say(msg`Cities`), path: '/rent' },
  { name: cityName, path: `/rent/${city}` },
  ...(locality ? [{ name, path: `/rent/${city}/${locality}` }] : []),
];

const lastOf = ({ slice }: SliceData): string =>
  slice.kind === 'size'
    ? say(slice.bedrooms === 5 ? msg`5+ BHK` : msg`${slice.bedrooms} BHK`)
    : say(msg`Up to ${formatRupeesShort(fromRupees(slice.rupees))}`);

const rentsOf = ({ slice, rents }: SliceData) =>
  slice.kind === 'size' ? rents.filter(({ bedrooms }) => bedrooms === slice.bedrooms) : [];

export function sliceMeta(data: SliceData, origin: string): MetaDescriptor[] {
  const way = [...wayTo(data), { name: lastOf(data), path: `${data.path}/${data.slug}` }];
  return placeMeta(
    { ...data, where: whereOf(data), title: titleOf(data), rents: rentsOf(data), way },
    origin,
  );
}

export function SliceHomes({ slice }: { slice: SliceData }) {
  const { t, i18n } = useLingui();
  const allPath = `/properties?${slice.query}`;
  const others = slicesOf(slice.rents).some((one) => sliceSlug(one) !== slice.slug);
  return (
    <div className={styles.page}>
      <Breadcrumbs
        way={wayTo(slice).map(({ name, path }) => ({ label: name, to: path }))}
        here={lastOf(slice)}
      />
      <h1>{i18n._(titleOf(slice))}</h1>
      <HomesToday homes={slice.homes} allPath={allPath} />
      <NewestHomes homes={slice.newest} allPath={`${allPath}&sort=newest`} />
      {others ? <RentTable rents={slice.rents} place={slice.name} path={slice.path} /> : null}
      <PlaceLinks
        title={slice.locality ? t`Localities nearby` : t`Other cities, nearest first`}
        places={slice.neighbours}
        pathOf={(slug) => (slice.locality ? `/rent/${slice.city}/${slug}` : `/rent/${slug}`)}
      />
      <p className={styles.lead}>
        <Trans>All amounts are monthly rents of homes that are available now, counted every night.</Trans>
      </p>
      <PlaceSources />
    </div>
  );
}
