// The map beside the results: it shows where the homes of the search lie, and moving it searches there.
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { MapGroup } from '../../../contract/map.ts';
import { homePath } from '../../../domain/home-address.ts';
import { type Box, boxText, INDIA, levelOf, parseBox } from '../../../domain/map.ts';
import { MapView } from '../../components/map/map-view.tsx';
import type { LitHome } from '../../components/map/projection.ts';
import { boxAround, scaled } from '../../components/map/view.ts';
import type { Api } from '../../lib/api-context.ts';
import { useLazyApi } from '../../lib/lazy-api.ts';
import { placeNames } from '../../lib/place-names.ts';
import { useComingQuery } from '../../lib/use-query-change.ts';
import { toast } from '../../ui/toast-store.ts';
import styles from './properties.module.css';
import { withoutFilter, withValue } from './query.ts';

type MapPanelProps = { query: string; litHome: LitHome | undefined };

export default function MapPanel({ query, litHome }: MapPanelProps) {
  const navigate = useNavigate();
  const coming = useComingQuery();
  const { box, groups } = useGroups(query);
  const search = (to: Box) =>
    void navigate(withValue(coming().toString(), 'box', boxText(to)), {
      replace: true,
      preventScrollReset: true,
    });
  const open = (group: MapGroup) => {
    if (!group.home) return search(around(group, box));
    const card = document.querySelector<HTMLElement>(`main article a[href$="${homePath(group.home)}"]`);
    if (!card) return void navigate(homePath(group.home));
    card.focus();
    card.scrollIntoView({ block: 'center' });
  };
  return (
    <section className={styles.map}>
      <MapView box={box} groups={groups} litHome={litHome} onMove={search} onOpen={open} />
      <div className={styles.mapActions}>
        {new URLSearchParams(query).has('box') && (
          <button
            type="button"
            className={styles.button}
            onClick={() =>
              void navigate(withoutFilter(coming().toString(), 'box'), {
                replace: true,
                preventScrollReset: true,
              })
            }
          >
            <Trans>Search everywhere</Trans>
          </button>
        )}
      </div>
    </section>
  );
}

/** A city at its size, and else a third of what was in sight. */
function around({ lat, lng }: MapGroup, seen: Box): Box {
  const width = seen.east - seen.west;
  const half = levelOf(seen) === 'city' ? 0.2 : Math.max(0.006, width / 6);
  return { south: lat - half, north: lat + half, west: lng - half, east: lng + half };
}

type Shown = { box: Box; groups: readonly MapGroup[] };

/** The groups of a search; without a part of the map in it, the map looks where its homes are. */
function useGroups(query: string): Shown {
  const loadApi = useLazyApi();
  const [shown, setShown] = useState<Shown>({ box: INDIA, groups: [] });
  const newest = useRef('');
  const load = useCallback(
    async (asked: string): Promise<Shown> => {
      const api = await loadApi();
      const groupsOf = (filters: Filters) => groupsIn(api, filters);
      const filters = filtersOf(asked);
      const given = parseBox(new URLSearchParams(asked).get('box') ?? '');
      const groups = await groupsOf(filters);
      if (given) return { box: given, groups };
      const [only] = groups;
      if (!only || groups.length > 1) return { box: boxAround(groups) ?? INDIA, groups };
      const near = {
        south: only.lat - 0.4,
        north: only.lat + 0.4,
        west: only.lng - 0.4,
        east: only.lng + 0.4,
      };
      const closer = await groupsOf({ ...filters, box: boxText(near) });
      return { box: scaled(boxAround(closer) ?? near, 1.1), groups: closer };
    },
    [loadApi],
  );
  useEffect(() => {
    newest.current = query;
    load(query).then(
      (next) => {
        if (newest.current === query) setShown((before) => ({ ...next, box: sameBox(before.box, next.box) }));
      },
      async (error) => {
        const { failureMessage } = await import('../../lib/messages.ts');
        toast.destructive(failureMessage(error, msg`The map could not be filled`));
      },
    );
  }, [query, load]);
  return shown;
}

type Filters = Parameters<Api['map']['groups']>[0];

/** Named as the page's language writes them. A button has no room for the name that is known behind one made by rule. */
async function groupsIn(api: Api, filters: Filters): Promise<MapGroup[]> {
  const { groups } = await api.map.groups(filters);
  const names = await placeNames(
    api,
    groups.flatMap(({ name }) => (name === null ? [] : [{ city: name }])),
  );
  return groups.map((group) => ({
    ...group,
    name: group.name && names.city(group.name).replace(/ \(.*\)$/, ''),
  }));
}

/** The search without the page one is on; the server reads the values, as it reads those of an address. */
function filtersOf(query: string): Filters {
  const params = new URLSearchParams(query);
  params.delete('cursor');
  const valuesOf = (name: string) => {
    const values = params.getAll(name);
    return values.length === 1 ? values[0] : values;
  };
  return Object.fromEntries([...params.keys()].map((name) => [name, valuesOf(name)])) as Filters;
}

/** A map that somebody moves is already where it shall be: to move it again would only make it tremble. */
const sameBox = (before: Box, next: Box): Box => (boxText(before) === boxText(next) ? before : next);
