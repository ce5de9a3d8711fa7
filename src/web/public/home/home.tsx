// The front page: search first, then what is new, and how the three services work.
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
import { moneyFont } from '../../ui/money-font.ts';
import type { Route } from './+types/home';
import styles from './home.module.css';
import { homeMeta } from './home-meta.ts';
import { HowItWorks } from './how-it-works.tsx';
import { SearchBox } from './search-box.tsx';
import { Skyline } from './skyline.tsx';

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
  return (
    <div>
      <Hero homes={front.homes} cities={front.cities} />
      <Cities cities={front.cities} />
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
      <HowItWorks />
      <Figures homes={front.homes} verified={front.verified} localities={front.localities} />
    </div>
  );
}

type Front = ReturnType<typeof useLoaderData<typeof loader>>['front'];

function Hero({ homes, cities }: Pick<Front, 'homes' | 'cities'>) {
  const count = formatCount(homes);
  return (
    <section className={styles.hero}>
      <div className={styles.heroInner}>
        <Skyline />
        <h1>
          <Trans>Find a home to rent, with every cost told first</Trans>
        </h1>
        <p className={styles.lead}>
          <Trans>
            Rent, deposit and brokerage line by line, photos you can trust, and an answer from the lister you
            can follow.
          </Trans>
        </p>
        <SearchBox cities={cities} />
        {homes > 0 ? (
          <p className={styles.hint}>
            <Trans>{count} homes are available today.</Trans>
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
            <Link to={`/properties?city=${encodeURIComponent(city.name)}`} className={styles.city}>
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

type FiguresProps = Pick<Front, 'homes' | 'verified' | 'localities'>;

function Figures({ homes, verified, localities }: FiguresProps) {
  const figures = [
    { key: 'homes', value: homes, label: <Trans>homes available now</Trans> },
    { key: 'verified', value: verified, label: <Trans>of them verified</Trans> },
    { key: 'localities', value: localities, label: <Trans>localities with homes</Trans> },
  ];
  return (
    <section className={styles.section}>
      <dl className={styles.figures}>
        {figures.map(({ key, value, label }) => (
          <div key={key}>
            <dd>{formatCount(value)}</dd>
            <dt>{label}</dt>
          </div>
        ))}
      </dl>
    </section>
  );
}
