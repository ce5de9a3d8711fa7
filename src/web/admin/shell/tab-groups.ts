// The tabs of the portal under six headings, by their places: thirty-five of them in one list are read by nobody.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AdminTab } from './admin-tab.ts';

type Heading = { id: string; label: MessageDescriptor; before: number };

/** A tab is under the first heading whose `before` is above its place; what people open all day has none. */
const headings: readonly Heading[] = [
  { id: 'work', label: msg`Cases`, before: 50 },
  { id: 'listings', label: msg`Listings`, before: 90 },
  { id: 'money', label: msg`Money`, before: 110 },
  { id: 'people', label: msg`Team and plan`, before: 150 },
  { id: 'figures', label: msg`Figures and logs`, before: 180 },
  { id: 'system', label: msg`System`, before: Number.POSITIVE_INFINITY },
];
const WITHOUT_HEADING_BEFORE = 40;

export type TabGroup = { id: string; label: MessageDescriptor | null; tabs: readonly AdminTab[] };

export function groupsOf(tabs: readonly AdminTab[]): TabGroup[] {
  const idOf = ({ place }: AdminTab) =>
    place < WITHOUT_HEADING_BEFORE ? 'first' : headings.find(({ before }) => place < before)?.id;
  return [{ id: 'first', label: null }, ...headings]
    .map(({ id, label }) => ({ id, label, tabs: tabs.filter((tab) => idOf(tab) === id) }))
    .filter((group) => group.tabs.length > 0);
}
