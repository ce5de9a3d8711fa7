// The catalogue: filters beside results. A plain form and links, so it works before and without JavaScript.
import { Trans } from '@lingui/react/macro';
import { data, useLoaderData, useNavigation } from 'react-router';
import { filtersFromUrl, filtersToUrl } from '../../../contract/property-filters.ts';
import { AsOf } from '../../components/property/as-of.tsx';
import { PropertyGrid } from '../../components/property/card.tsx';
import { tagsUnless } from '../../components/property/page-tags.ts';
import { ReadSeen } from '../../components/property/seen.tsx';
import { apiContext } from '../../lib/api-context.ts';
import { pageSettingsContext } from '../../lib/page-settings.ts';
import { placeNames } from '../../lib/place-names.ts';
import { moneyFont } from '../../ui/money-font.ts';
import type { Route } from './+types/properties';
import { ActiveFilters } from './active-filters.tsx';
import { away, nothingForNow } from './away.ts';
import { FilterForm } from './filter-form.tsx';
import { HowUnderstood } from './how-understood.tsx';
import { MapToggle, WithMap } from './map-toggle.tsx';
import { Closest, NothingFound } from './nothing-found.tsx';
import { Paging } from './paging.tsx';
import { inPageWords, placesIn } from './places-shown.ts';
import styles from './properties.module.css';
import { propertiesMeta } from './properties-meta.ts';
import { hasFilters } from './query.ts';
import { RecordSearch } from './record-search.tsx';
import { ResultCount } from './result-count.tsx';
import { SaveSearch } from './save-search.tsx';
import { SortBy } from './sort-by.tsx';
import { useMap } from './use-map.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const filters = filtersFromUrl(new URL(request.url).searchParams);
  const api = context.get(apiContext);
  const found = await api.properties.search(filters).catch(nothingForNow);
  const names = await placeNames(api, placesIn(found));
  const result = inPageWords(found, names);
  const { origin } = context.get(pageSettingsContext);
  const query = filtersToUrl(filters).toString();
  const page = { filters, result, query, origin };
  if (found === away) return data(page, { status: 503, headers: { 'Retry-After': '5', ...NOT_CACHED } });
  return data(page, { headers: found.isCounted ? tagsUnless(found.asOf, 'catalogue') : NOT_CACHED });
}

/** Where a keyboard jumps over the filters to. */
const RESULTS_ID = 'results';
const NOT_CACHED = { 'Cache-Control': 'no-store' };

export const links = moneyFont;
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const meta: Route.MetaFunction = ({ loaderData }) => propertiesMeta(loaderData);

export default function PropertiesPage() {
  const { filters, result, query } = useLoaderData<typeof loader>();
  const isLoading = useNavigation().state === 'loading';
  const [map, toggleMap] = useMap(query);
  return (
    <div className={styles.page} data-map={map}>
      <RecordSearch query={query} />
      <ReadSeen />
      <a className="skip-link" href={`#${RESULTS_ID}`}>
        <Trans>Skip to results</Trans>
      </a>
      <FilterForm
        query={query}
        filters={filters}
        facets={result.facets}
        facetsAreExact={result.facetsAreExact}
        nearAny={result.nearAny}
        isCounted={result.isCounted}
        total={result.total}
        totalIsExact={result.totalIsExact}
      />
      <WithMap state={map} query={query} isLoading={isLoading} homes={result.items}>
        <ActiveFilters query={query} facets={result.facets} understood={result.understood} />
        <div className={styles.head}>
          <ResultCount filters={filters} result={result} />
          <div className={styles.headActions}>
            {hasFilters(query) && <SaveSearch query={query} />}
            <MapToggle isOpen={map === 'open'} toggle={toggleMap} />
            <SortBy query={query} sort={filters.sort} isNear={result.understood.near !== null} />
          </div>
        </div>
        <AsOf moment={result.asOf} />
        <HowUnderstood result={result} query={query} sort={filters.sort} />
        <Homes result={result} query={query} />
      </WithMap>
    </div>
  );
}

type HomesProps = { result: ReturnType<typeof useLoaderData<typeof loader>>['result']; query: string };

function Homes({ result, query }: HomesProps) {
  return (
    <div className={styles.homes} id={RESULTS_ID} tabIndex={-1}>
      {result.items.length > 0 ? (
        <>
          <h2 className={styles.unseen}>
            <Trans>Homes found</Trans>
          </h2>
          <PropertyGrid homes={result.items} isOnTop isBesideMap marksSeen />
          <Closest homes={result.nearest} />
        </>
      ) : result.isCounted ? (
        <NothingFound result={result} query={query} />
      ) : (
        <a href={`/properties?${query}`}>
          <Trans>Try again</Trans>
        </a>
      )}
      <Paging query={query} nextCursor={result.nextCursor} />
    </div>
  );
}
