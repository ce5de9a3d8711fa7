// Ctrl K in the office: tabs by their name; people, homes, enquiries and transfers by what was typed.
import { useLingui } from '@lingui/react/macro';
import { useDebouncedValue } from '@mantine/hooks';
import { createSpotlight, Spotlight, type SpotlightActionGroupData } from '@mantine/spotlight';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { IconSearch } from '../../ui/icons.ts';
import { usePaletteField } from '../../ui/palette-field.ts';
import { PaletteVoice } from '../../ui/palette-voice.tsx';
import { useFocusBack } from '../../ui/use-focus-back.ts';
import type { AdminTab } from './admin-tab.ts';
import { useQuickLinks } from './quick-links.ts';
import { tabAddress } from './tab-address.ts';
import { groupsOf } from './tab-groups.ts';
import { useFound } from './use-found.ts';
import { useMay } from './use-may.ts';
import '@mantine/spotlight/styles.css';
import classes from '../../ui/palette.module.css';

const [store, spotlight] = createSpotlight();
const REST_MS = 250;

type OfficeSearchProps = { tabs: readonly AdminTab[]; onClose: () => void };

/** Loaded when first asked for; it opens at once and is taken away again on closing. */
export default function OfficeSearch({ tabs, onClose }: OfficeSearchProps) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const may = useMay();
  const [query, setQuery] = useState('');
  const words = query.trim();
  const [asked] = useDebouncedValue(words, REST_MS);
  const { groups: found, isFetching } = useFound(asked);
  const field = usePaletteField({ store, query, setQuery, isPending: words !== asked || isFetching });

  useEffect(() => spotlight.open(), []);
  useFocusBack();

  const quick = useQuickLinks();

  const groups: SpotlightActionGroupData[] = [
    {
      group: t`Quick Actions`,
      // Among all tabs they would only stand in the way: they come once something is typed.
      actions: words
        ? quick.map(({ to, label, words: keywords }) => ({
            id: `quick ${to}`,
            label,
            keywords,
            onClick: () => navigate(to),
          }))
        : [],
    },
    ...found.map(({ title, items }) => ({
      group: i18n._(title),
      actions: items.map(({ id, name, note, path }) => ({
        id,
        label: name,
        description: note,
        // The server found it: it is shown whatever letters its name has.
        keywords: query,
        onClick: () => navigate(path),
      })),
    })),
    // As the sidebar has them.
    ...groupsOf(tabs).map(({ label: heading, tabs: under }) => ({
      group: heading ? i18n._(heading) : t`Main pages`,
      actions: under.map(({ id, label }) => ({
        id: `tab ${id}`,
        label: i18n._(label),
        onClick: () => navigate(tabAddress(id)),
      })),
    })),
  ];

  return (
    <Spotlight
      store={store}
      classNames={{ actionsGroup: classes.group }}
      actions={groups.filter(({ actions }) => actions.length > 0)}
      query={query}
      onQueryChange={setQuery}
      onSpotlightClose={onClose}
      returnFocus={false}
      shortcut={null}
      // In the middle its edge would move with every letter.
      centered={false}
      scrollable
      maxHeight={420}
      nothingFound={t`Nothing found`}
      searchProps={{
        ...field,
        leftSection: (
          <>
            <IconSearch size={20} aria-hidden />
            <PaletteVoice store={store} />
          </>
        ),
        placeholder: may('users.list') ? t`Name, number, home or UTR` : t`Enquiry, complaint or tab`,
        'aria-label': t`Search everything`,
      }}
    />
  );
}
