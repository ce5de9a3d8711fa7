// What a command palette says aloud: how many entries there are to what was typed, and which one Enter opens.
import { useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { type createSpotlight, useSpotlight } from '@mantine/spotlight';
import { useEffect, useState } from 'react';

/** Its label and what stands beside it. */
const wordsOf = (entry: Element | undefined): string =>
  [...(entry?.querySelectorAll('span') ?? [])]
    .filter(({ childElementCount }) => childElementCount === 0)
    .map(({ textContent }) => textContent)
    .filter(Boolean)
    .join(', ');

type PaletteVoiceProps = {
  store: ReturnType<typeof createSpotlight>[0];
  /** What stands above all entries. */
  note?: string | undefined;
};

/** Stands in the palette's search field, so that it is inside the dialog; it has no size. */
export function PaletteVoice({ store, note }: PaletteVoiceProps) {
  const { t } = useLingui();
  const { listId, query } = useSpotlight(store);
  const [said, say] = useState('');
  // The library marks what is chosen in the list itself and tells nobody; what a server finds comes to it later.
  useEffect(() => {
    const list = document.getElementById(listId);
    const tell = () => {
      const entries = [...(list?.querySelectorAll('[data-action]') ?? [])];
      const place = entries.findIndex((entry) => entry.hasAttribute('data-selected')) + 1;
      const name = wordsOf(entries[place - 1]);
      const count = entries.length;
      const entry = t`${name}, ${place} of ${count}`;
      if (place > 0) say(note ? `${note}. ${entry}` : entry);
      else say(query && count === 0 ? t`Nothing found` : '');
    };
    tell();
    if (!list) return;
    const changes = new MutationObserver(tell);
    changes.observe(list, { subtree: true, childList: true, attributeFilter: ['data-selected'] });
    return () => changes.disconnect();
  });
  return <VisuallyHidden role="status">{said}</VisuallyHidden>;
}
