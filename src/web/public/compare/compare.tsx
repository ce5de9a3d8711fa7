// Up to four homes side by side, each fact a row: readable without JavaScript, and an address that can be passed on.
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { data, Link, useLoaderData } from 'react-router';
import type { PropertyDetail } from '../../../contract/catalogue.ts';
import { homePath } from '../../../domain/home-address.ts';
import buttons from '../../components/compare/compare.module.css';
import { CompareLink } from '../../components/compare/compare-button.tsx';
import { comparable, comparePath } from '../../components/compare/compare-store.ts';
import { Photo } from '../../components/property/photo.tsx';
import { apiContext } from '../../lib/api-context.ts';
import { notFoundOr } from '../../lib/loader-errors.ts';
import { placeNames } from '../../lib/place-names.ts';
import { screenMeta } from '../../lib/screen-meta.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconColumns } from '../../ui/icons.ts';
import { moneyFont } from '../../ui/money-font.ts';
import type { Route } from './+types/compare';
import styles from './compare.module.css';
import { type ComparedRow, comparedRows } from './compared-rows.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const ids = comparable(new URL(request.url).searchParams.getAll('home'));
  const found = await Promise.all(ids.map((id) => notFoundOr(api.properties.get({ id }))));
  const there = found.filter((home): home is PropertyDetail => Boolean(home));
  const names = await placeNames(api, there);
  const homes = there.map((home) => ({ ...home, ...names.of(home) }));
  const tags = ['catalogue', ...ids.map((id) => `property:${id}`)].join(' ');
  return data({ homes, gone: ids.length - homes.length }, { headers: { 'X-Page-Tags': tags } });
}

export const links = moneyFont;
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const meta = () => screenMeta(msg`Compare homes`);

export default function ComparePage() {
  const { homes, gone } = useLoaderData<typeof loader>();
  return (
    <div className={styles.page}>
      <h1>
        <Trans>Compare homes</Trans>
      </h1>
      {gone > 0 && (
        <p>
          <Plural value={gone} one="# home is no longer shown." other="# homes are no longer shown." />
        </p>
      )}
      {homes.length === 0 ? (
        // Opened by hand its address names no home: those that were chosen on this device are one press away.
        <CompareLink>
          <Nothing />
        </CompareLink>
      ) : (
        <Table homes={homes} />
      )}
    </div>
  );
}

function Nothing() {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={<IconColumns size={28} />}
      title={t`No homes to compare yet`}
      action={
        <>
          <Link to="/properties" className={buttons.button} data-primary>
            <Trans>Find a home</Trans>
          </Link>
          <Link to="/shortlisted" className={buttons.button}>
            <Trans>Your shortlist</Trans>
          </Link>
        </>
      }
    >
      <Trans>Press Compare on up to four homes to see them beside each other.</Trans>
    </EmptyState>
  );
}

function Table({ homes }: { homes: readonly PropertyDetail[] }) {
  const { i18n, t } = useLingui();
  return (
    // Four homes are wider than a phone: the table moves under its names, which stay.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what moves sideways has to be reached by keys
    <section className={styles.scroll} aria-label={t`Compare homes`} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Home</Trans>
            </th>
            {homes.map((home) => (
              <th key={home.id} scope="col" style={{ width: `${88 / homes.length}%` }}>
                <Head home={home} others={homes.filter((other) => other !== home).map(({ id }) => id)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparedRows(homes, i18n).map((row) => (
            <Row key={row.name} row={row} homes={homes} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Head({ home, others }: { home: PropertyDetail; others: readonly string[] }) {
  const { t } = useLingui();
  return (
    <div className={styles.head}>
      {home.cover && <Photo photo={home.cover} sizes="200px" />}
      <Link to={homePath(home)}>{home.title}</Link>
      <Link to={comparePath(others)} className={styles.away} aria-label={t`Remove: ${home.title}`}>
        <Trans>Remove</Trans>
      </Link>
    </div>
  );
}

function Row({ row, homes }: { row: ComparedRow; homes: readonly PropertyDetail[] }) {
  return (
    <tr data-differs={new Set(row.values).size > 1 || undefined}>
      <th scope="row">{row.name}</th>
      {row.values.map((value, place) => (
        <td key={homes[place]?.id} className={row.isMoney ? 'money' : undefined}>
          {value ?? <Trans>Not mentioned</Trans>}
        </td>
      ))}
    </tr>
  );
}
