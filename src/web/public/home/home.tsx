// The front page: a room and one search field, the newest homes at once, cities, and how the three services work.
import { Plural, Trans } from '@lingui/react/macro';
import { data, Link, useLoaderData } from 'react-router';
import { formatCount } from '../../../domain/money.ts';
import { AsOf } from '../../components/property/as-of.tsx';
import { PropertyGrid } from '../../components/property/card.tsx';
import { cardHome } from '../../components/property/card-home.ts';
import { tagsUnless } from '../../components/property/page-tags.ts';
import { apiContext } from '../../lib/api-context.ts';
import { pageSettingsContext } from '../../lib/page-settings.ts';
import { placeNames } from '../../lib/place-names.ts';
import { useSettings } from '../../lib/use-settings.ts';
import { moneyFont } from '../../ui/money-font.ts';
import type { Route } from './+types/home';
import { DemoNote } from './demo-note.tsx';
import styles from './home.module.css';
import { homeMeta } from './home-meta.ts';
import { HowItWorks } from './how-it-works.tsx';
import { Room } from './room.tsx';
import { SearchBox } from './search-box.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const home = await api.properties.home();
  const names = await placeNames(api, [...home.newest, ...home.cities.map(({ name }) => ({ city: name }))]);
  const front = {
    ...home,
    newest: home.newest.map((one) => cardHome(one, names)),
    cities: home.cities.map((city) => ({ ...city, shown: names.city(city.name) })),
  };
  const { origin } = context.get(pageSettingsContext);
  return data({ front, origin }, { headers: tagsUnless(front.asOf, 'catalogue') });
}

export const links = moneyFont;
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const meta: Route.MetaFunction = ({ loaderData }) => homeMeta(loaderData?.origin ?? '');

export default function Home() {
  const { front } = useLoaderData<typeof loader>();
  const { mailbox } = useSettings();
  return (
    <div>
      <Hero {...front} />
      {mailbox && <DemoNote />}
      <AsOf moment={front.asOf} />
      {front.newest.length > 0 ? (
        <section className={styles.section}>
          <div className={styles.sectionHead}>
            <h2>
              <Trans>Newest verified homes</Trans>
            </h2>
            <Link to="/properties?verified=true&sort=newest">
              <Trans>See all</Trans>
            </Link>
          </div>
          <PropertyGrid homes={front.newest} />
        </section>
      ) : null}
      <Cities cities={front.cities} />
      <HowItWorks />
    </div>
  );
}

type Front = ReturnType<typeof useLoaderData<typeof loader>>['front'];

type HeroProps = Pick<Front, 'homes' | 'verified' | 'localities' | 'cities'>;

function Hero({ homes, verified, localities, cities }: HeroProps) {
  const figures = {
    homes: formatCount(homes),
    verified: formatCount(verified),
    localities: formatCount(localities),
  };
  return (
    <section className={styles.hero}>
      <Room />
      <div className={styles.heroInner}>
        <h1>
          <Trans>Find your next home. Know every rupee upfront.</Trans>
        </h1>
        <p className={styles.lead}>
          <Trans>
            Rent, deposit and brokerage line by line, photos you can trust, and replies you can track.
          </Trans>
        </p>
        <SearchBox cities={cities} />
        {homes > 0 ? (
          <p className={styles.hint}>
            <Trans>
              {figures.homes} homes available · {figures.verified} verified · {figures.localities} localities
            </Trans>
          </p>
        ) : null}
      </div>
    </section>
  );
}

function Cities({ cities }: Pick<Front, 'cities'>) {
  if (cities.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>
        <Trans>Popular cities</Trans>
      </h2>
      <ul className={styles.cities}>
        {cities.map((city) => (
          <li key={city.slug}>
            <Link to={`/rent/${city.slug}`} className={styles.city}>
              <strong>{city.shown}</strong>
              <span>
                <Plural value={city.homes} one="# home" other="# homes" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
