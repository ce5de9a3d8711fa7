// One home in full: pictures, what it costs, what it is, and the next step.
import { Trans, useLingui } from '@lingui/react/macro';
import { data, redirect, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router';
import { homePath, homeSlug } from '../../../domain/home-address.ts';
import { homeIdOf } from '../../../domain/home-id.ts';
import { language } from '../../../domain/languages.ts';
import { hasBhk } from '../../../domain/properties.ts';
import { textLanguage } from '../../../domain/text-language.ts';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { AsOf } from '../../components/property/as-of.tsx';
import { PropertyGrid } from '../../components/property/card.tsx';
import { cardHome } from '../../components/property/card-home.ts';
import { propertyTypeLabels } from '../../components/property/card-labels.ts';
import { Costs, Price } from '../../components/property/costs.tsx';
import styles from '../../components/property/detail.module.css';
import { Facts } from '../../components/property/facts.tsx';
import { FreeBeds } from '../../components/property/free-beds.tsx';
import { Gallery } from '../../components/property/gallery.tsx';
import { tagsUnless } from '../../components/property/page-tags.ts';
import { shownTitle } from '../../components/property/shown-title.ts';
import { apiContext } from '../../lib/api-context.ts';
import { notFoundOr } from '../../lib/loader-errors.ts';
import { pageSettingsContext } from '../../lib/page-settings.ts';
import { type PlaceNames, placeNames } from '../../lib/place-names.ts';
import { moneyFont } from '../../ui/money-font.ts';
import type { Route } from './+types/property';
import { Beds } from './beds.tsx';
import { Former } from './former.tsx';
import { InBuilding } from './in-building.tsx';
import { NextSteps } from './next-steps.tsx';
import { OwnWords } from './own-words.tsx';
import { PlaceMap } from './place-map.tsx';
import { propertyMeta } from './property-meta.ts';
import { RecordView } from './record-view.tsx';
import { RentComparison } from './rent-comparison.tsx';
import { Verification, VerifiedBadge } from './verified.tsx';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { origin } = context.get(pageSettingsContext);
  const input = { id: homeIdOf(params.id) };
  const [home, alike] = await Promise.all([
    notFoundOr(api.properties.get(input)),
    notFoundOr(api.properties.similar(input)),
  ]);
  // The rest of the address stays with it; the page shows nothing by it.
  const { search: rest } = new URL(request.url);
  if (home && homeSlug(home) !== params.id) throw redirect(`${homePath(home)}${rest}`, 301);
  const names = await placeNames(api, [
    ...(home ? [home] : []),
    ...(home?.place?.near ?? []).map(({ name }) => ({ city: name })),
    ...(alike ?? []),
  ]);
  const similar = alike?.map((one) => cardHome(one, names)) ?? [];
  if (home)
    return data(
      {
        origin,
        home: {
          ...home,
          ...names.of(home),
          shown_title: shownTitle(home.title, names) ?? home.title,
          place: placeIn(home.place, names),
        },
        former: null,
        similar,
      },
      { headers: tagsUnless(home.asOf, tagsOf(input.id)) },
    );
  const former = await notFoundOr(api.properties.former(input));
  if (!former) throw data(null, { status: 404 });
  return data(
    { origin, home: null, former, similar },
    { status: former.gone ? 410 : 200, headers: { 'X-Page-Tags': tagsOf(input.id) } },
  );
}

/** Its stations as the page's language writes them. */
const placeIn = <Placed extends { near: readonly { name: string }[] } | null>(
  place: Placed,
  names: PlaceNames,
): Placed => place && { ...place, near: place.near.map((one) => ({ ...one, name: names.city(one.name) })) };

const tagsOf = (id: string): string => `property:${id} catalogue`;

/** A form or the pictures that open in the address are no other home: they open at once, without a connection too. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate;

export const links = moneyFont;
export { ErrorBoundary } from '../missing.tsx';
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const meta: Route.MetaFunction = ({ loaderData }) => propertyMeta(loaderData);

export default function PropertyPage() {
  const { t } = useLingui();
  const { home, former, similar, origin } = useLoaderData<typeof loader>();
  if (!home) return former ? <Former former={former} similar={similar} /> : null;
  return (
    <div className={styles.page}>
      <RecordView homeId={home.id} />
      <AsOf moment={home.asOf} />
      <Breadcrumbs way={wayTo(home, t`Cities`)} here={home.shown_title} />
      <Gallery photos={[...home.photos, ...(home.building?.photos ?? [])]} title={home.shown_title} />
      <div className={styles.columns}>
        <Heading home={home} />
        <aside className={styles.aside}>
          <section className={styles.panel} aria-label={t`Rent and next steps`}>
            <Price home={home} />
            <NextSteps home={home} origin={origin} />
          </section>
        </aside>
        <div className={styles.main}>
          <Beds home={home} />
          <Costs home={home} />
          <RentComparison home={home} />
          <Facts home={home} />
          <Description home={home} />
          <InBuilding home={home} />
          <Verification home={home} />
          <PlaceMap home={home} />
        </div>
      </div>
      <Similar homes={similar} />
    </div>
  );
}

const wayTo = ({ place_slugs: { city, locality }, ...home }: Home, cities: string) => [
  { to: '/rent', label: cities },
  { to: `/rent/${city}`, label: home.city },
  { to: `/rent/${city}/${locality}`, label: home.locality },
];

type Home = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>['home']>;

function Heading({ home }: { home: Home }) {
  const { i18n } = useLingui();
  const bedrooms = home.bedrooms === 5 ? '5+' : home.bedrooms;
  return (
    <div className={styles.heading}>
      <p className={styles.kind}>
        {home.bed_count ? (
          <>
            <FreeBeds count={home.bed_count} free={home.free_beds ?? 0} /> ·{' '}
          </>
        ) : hasBhk(home.property_type) ? (
          <>
            <Trans>{bedrooms} BHK</Trans> ·{' '}
          </>
        ) : null}
        {i18n._(propertyTypeLabels[home.property_type])}
      </p>
      <h1 className={styles.title} lang={textLanguage(home.shown_title, language)}>
        {home.shown_title}
      </h1>
      <p className={styles.place}>
        {[home.landmark, home.locality, home.city, home.pincode].filter(Boolean).join(', ')}
      </p>
      <VerifiedBadge home={home} />
    </div>
  );
}

function Description({ home }: { home: Home }) {
  if (!home.description) return null;
  return (
    <section>
      <h2>
        <Trans>About this home</Trans>
      </h2>
      <p className={styles.description} lang={textLanguage(home.description, language)}>
        <OwnWords homeId={home.id} text={home.description} />
      </p>
    </section>
  );
}

function Similar({ homes }: { homes: Parameters<typeof PropertyGrid>[0]['homes'] }) {
  if (homes.length === 0) return null;
  return (
    <section className="no-print">
      <h2>
        <Trans>Similar homes</Trans>
      </h2>
      <PropertyGrid homes={homes} />
    </section>
  );
}
