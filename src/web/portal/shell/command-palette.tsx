// Goes to any page by typing a part of its name, or searches homes for what was typed.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  createSpotlight,
  Spotlight,
  type SpotlightActionData,
  type SpotlightActionGroupData,
} from '@mantine/spotlight';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { IconSearch } from '../../ui/icons.ts';
import type { ShownGroup } from './links.ts';
import '@mantine/spotlight/styles.css';

const [store, spotlight] = createSpotlight();
const searchHomes = msg`Search homes`;

type CommandPaletteProps = { groups: readonly ShownGroup[]; onClose: () => void };

/** Loaded when first asked for; it opens at once and is taken away again on closing. */
export default function CommandPalette({ groups, onClose }: CommandPaletteProps) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const [query, setQuery] = useState('');

  useEffect(() => spotlight.open(), []);

  const pages: SpotlightActionGroupData[] = groups.map(({ title, links }) => ({
    group: i18n._(title),
    actions: links.map(({ to, label, icon: Icon }) => ({
      id: to,
      label: i18n._(label),
      leftSection: <Icon size={20} aria-hidden />,
      onClick: () => navigate(to),
    })),
  }));

  const words = query.trim();
  const search: SpotlightActionData = {
    id: 'search-homes',
    label: words ? t`Search homes for “${words}”` : i18n._(searchHomes),
    // Found whatever is typed.
    keywords: query,
    leftSection: <IconSearch size={20} aria-hidden />,
    onClick: () => navigate(words ? `/properties?q=${encodeURIComponent(words)}` : '/properties'),
  };

  return (
    <Spotlight
      store={store}
      actions={[...pages, search]}
      query={query}
      onQueryChange={setQuery}
      onSpotlightClose={onClose}
      shortcut={null}
      scrollable
      maxHeight={420}
      nothingFound={t`Nothing found`}
      searchProps={{
        leftSection: <IconSearch size={20} aria-hidden />,
        placeholder: t`Go to a page or search homes`,
        'aria-label': t`Go to a page or search homes`,
      }}
    />
  );
}
