// Every city with homes to rent, as the first step to a city's own page.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { data, Link, useLoaderData } from 'react-router';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { apiContext } from '../../lib/api-context.ts';
import { say } from '../../lib/i18n.ts';
import { pageSettingsContext } from '../../lib/page-settings.ts';
import { placeNames } from '../../lib/place-names.ts';
import type { Route } from './+types/cities';
import { placeMeta } from './place-meta.ts';
import { HomesToday, PlaceLinks, PlaceSources } from './place-parts.tsx';
import styles from './rent.module.css';

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const found = (await api.places.cities()).cities;
  const names = await placeNames(
    api,
    found.map(({ name }) => ({ city: name })),
  );
  const cities = found.map((city) => ({ ...city, name: names.city(city.name) }));
  const { origin } = context.get(pageSettingsContext);
  const homes = cities.reduce((total, city) => total + city.homes, 0);
  return data({ origin, cities, homes }, { headers: { 'X-Page-Tags': 'catalogue' } });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [{ title: 'Kiraya' }];
  const { homes, origin } = loaderData;
  const way = [{ name: say(msg`Cities`), path: '/rent' }];
  return placeMeta({ where: say(msg`India`), way, homes, rents: [], newest: [] }, origin);
};

export default function Cities() {
  const { t } = useLingui();
  const { cities, homes } = useLoaderData<typeof loader>();
  return (
    <div className={styles.page}>
      <Breadcrumbs
        way={[{ to: '/', label: t({ message: 'Home', context: 'first page' }) }]}
        here={t`Cities`}
      />
      <h1>
        <Trans>Homes to rent in India</Trans>
      </h1>
      <HomesToday homes={homes} allPath="/properties" />
      <PlaceLinks title={t`Cities`} places={cities} pathOf={(slug) => `/rent/${slug}`} />
      <p>
        <Link to="/ask-for-a-city">
          <Trans>Not in your city yet? Ask for it</Trans>
        </Link>
      </p>
      <PlaceSources />
    </div>
  );
}
