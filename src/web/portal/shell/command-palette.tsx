// Goes to any page by typing a part of its name, to the few acts of every day, to one's own tenants and leads, or searches homes for what was typed.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useDebouncedValue } from '@mantine/hooks';
import {
  createSpotlight,
  Spotlight,
  type SpotlightActionData,
  type SpotlightActionGroupData,
  type SpotlightFilterFunction,
} from '@mantine/spotlight';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { IconCoins, IconSearch, IconTool } from '../../ui/icons.ts';
import classes from '../../ui/palette.module.css';
import { usePaletteField } from '../../ui/palette-field.ts';
import { PaletteVoice } from '../../ui/palette-voice.tsx';
import { useFocusBack } from '../../ui/use-focus-back.ts';
import type { PortalLink, ShownGroup } from './links.ts';
import { useFoundPeople } from './use-found-people.ts';
import '@mantine/spotlight/styles.css';

const [store, spotlight] = createSpotlight();
const REST_MS = 250;
const SEARCH_HOMES = 'search-homes';
const searchHomes = msg`Search homes`;

/** What people call the page when they look for it, besides its name. */
const otherWords: Readonly<Record<string, MessageDescriptor>> = {
  '/portal/landlord/financials': msg`rent, dues, payments, money, receipts`,
  '/portal/manager/reports': msg`rent, dues, payments, money`,
  '/portal/tenant/payments': msg`rent, dues, pay, receipts, UPI`,
  '/portal/affiliate/commissions': msg`payout, commission, earnings, statement, tax`,
  '/portal/broker/commissions': msg`payout, commission, earnings, statement, tax`,
  '/portal/tenant/maintenance': msg`repair, complaint, broken`,
  '/portal/broker/managed-rental-affiliate': msg`rent, RVL, commission`,
  '/portal/landlord/maintenance': msg`repair, complaint, broken`,
  '/my-properties': msg`homes, listings, leads, visits`,
  '/track-applications': msg`visits, applications, requests`,
  '/settings': msg`password, language, sign-in, notifications`,
};

/** What is done so often that nobody should look for its page first: as the portal's own button does it, for those who have the portal. */
const acts: readonly (PortalLink & { group: string })[] = [
  {
    group: 'landlord',
    to: '/portal/landlord/financials?view=record',
    label: msg`Record rent`,
    icon: IconCoins,
  },
  {
    group: 'property-manager',
    to: '/portal/manager/tenants?view=months&show=late',
    label: msg`Record rent`,
    icon: IconCoins,
  },
  {
    group: 'landlord',
    to: '/portal/landlord/maintenance#new',
    label: msg`Raise a repair`,
    icon: IconTool,
  },
  {
    group: 'property-manager',
    to: '/portal/manager/maintenance#new',
    label: msg`Raise a repair`,
    icon: IconTool,
  },
  { group: 'tenant', to: '/portal/tenant/maintenance#new', label: msg`Report an issue`, icon: IconTool },
];

/** Whose palette looks for people too. */
const withPeople: readonly string[] = ['landlord', 'property-manager', 'broker'];

const LAST = 4;

/** How well an entry answers what was typed; null: not at all. */
function placeOf({ id = '', label = '', description = '', keywords }: SpotlightActionData, word: string) {
  if (id === SEARCH_HOMES) return LAST - 1;
  const words = String(keywords ?? '').toLowerCase();
  // A page that people have this word for comes before those that have it within their name.
  if (id.startsWith('/') && words.split(', ').includes(word)) return 0;
  if (label.toLowerCase().includes(word)) return 1;
  return words.includes(word) || description.toLowerCase().includes(word) ? 2 : null;
}

type Entry = SpotlightActionData | SpotlightActionGroupData;

const findEntries: SpotlightFilterFunction = (typed, entries) => {
  const word = typed.trim().toLowerCase();
  const best = (actions: readonly SpotlightActionData[]) =>
    Math.min(...actions.map((action) => placeOf(action, word) ?? LAST));
  const placeOfEntry = (entry: Entry) => best('actions' in entry ? entry.actions : [entry]);
  return entries
    .map((entry): Entry => {
      if (!('actions' in entry)) return entry;
      const found = entry.actions.filter((action) => placeOf(action, word) !== null);
      return { ...entry, actions: found.toSorted((a, b) => best([a]) - best([b])) };
    })
    .filter((entry) => placeOfEntry(entry) < LAST)
    .toSorted((a, b) => placeOfEntry(a) - placeOfEntry(b));
};

type CommandPaletteProps = { groups: readonly ShownGroup[]; onClose: () => void };

/** Loaded when first asked for; it opens at once and is taken away again on closing. */
export default function CommandPalette({ groups, onClose }: CommandPaletteProps) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const words = query.trim();
  const [asked] = useDebouncedValue(words, REST_MS);
  const { people, isPending } = useFoundPeople({ typed: words, asked }, groups);
  const field = usePaletteField({ store, query, setQuery, isPending, hasFallback: true });

  useEffect(() => spotlight.open(), []);
  useFocusBack();

  const named = new Set<string>();
  /** Pages of two portals have one name: the first stands for both. */
  const isFirst = (name: string) => !named.has(name) && named.add(name);
  const entryOf = ({ to, label, icon: Icon }: PortalLink) => ({
    id: to,
    label: i18n._(label),
    keywords: otherWords[to] && i18n._(otherWords[to]),
    leftSection: <Icon size={20} aria-hidden />,
    onClick: () => navigate(to),
  });
  const done = acts
    .filter(({ group }) => groups.some(({ key }) => key === group))
    .filter(({ label }) => isFirst(i18n._(label).toLowerCase()));
  const first: SpotlightActionGroupData[] =
    done.length > 0 ? [{ group: t`Actions`, actions: done.map(entryOf) }] : [];
  const pages: SpotlightActionGroupData[] = groups.map(({ title, links }) => ({
    group: i18n._(title),
    actions: links.filter(({ label }) => isFirst(i18n._(label).toLowerCase())).map(entryOf),
  }));

  const search: SpotlightActionData = {
    id: SEARCH_HOMES,
    label: words ? t`Search homes for “${words}”` : i18n._(searchHomes),
    // Found whatever is typed.
    keywords: query,
    leftSection: <IconSearch size={20} aria-hidden />,
    onClick: () => navigate(words ? `/properties?q=${encodeURIComponent(words)}` : '/properties'),
  };

  const others = [...first, ...pages, ...people];
  const isNothing = words !== '' && !isPending && findEntries(query, others).length === 0;
  const looksForPeople = groups.some(({ key }) => withPeople.includes(key));
  const nothing = looksForPeople ? t`No page or person called “${words}”` : t`No page called “${words}”`;

  return (
    <Spotlight
      store={store}
      classNames={{ actionsGroup: classes.group }}
      actions={[...others, isNothing ? { group: nothing, actions: [search] } : search]}
      filter={findEntries}
      query={query}
      onQueryChange={setQuery}
      onSpotlightClose={onClose}
      returnFocus={false}
      shortcut={null}
      centered={false}
      scrollable
      maxHeight={420}
      nothingFound={t`Nothing found`}
      searchProps={{
        ...field,
        leftSection: (
          <>
            <IconSearch size={20} aria-hidden />
            <PaletteVoice store={store} note={isNothing ? nothing : undefined} />
          </>
        ),
        placeholder: t`Go to a page or search homes`,
        'aria-label': t`Go to a page or search homes`,
      }}
    />
  );
}
