// The tabs of the portal: its ten main ones always in sight, in one order; the others under few headings, by their places.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AdminTab } from './admin-tab.ts';

type Heading = { id: string; label: MessageDescriptor; before: number };

/** A tab is under the first heading whose `before` is above its place. */
const headings: readonly Heading[] = [
  { id: 'work', label: msg`Cases`, before: 50 },
  { id: 'listings', label: msg`Listings`, before: 90 },
  { id: 'money', label: msg`Money`, before: 110 },
  { id: 'figures', label: msg`Figures and logs`, before: 180 },
  { id: 'system', label: msg`System`, before: Number.POSITIVE_INFINITY },
];

/** Spec 2.3, in its order. */
const inSight: readonly string[] = [
  'dashboard',
  'users',
  'managed-rentals',
  'brokers',
  'roles',
  'shadow-balancing',
  'shadow-power',
  'documentation',
  'analytics',
  'settings',
];

export type TabGroup = { id: string; label: MessageDescriptor | null; tabs: readonly AdminTab[] };

export function groupsOf(tabs: readonly AdminTab[]): TabGroup[] {
  const first = inSight.flatMap((id) => tabs.find((tab) => tab.id === id) ?? []);
  const others = tabs.filter((tab) => !first.includes(tab));
  const headingOf = ({ place }: AdminTab) => headings.find(({ before }) => place < before)?.id;
  return [
    { id: 'first', label: null, tabs: first },
    ...headings.map(({ id, label }) => ({ id, label, tabs: others.filter((tab) => headingOf(tab) === id) })),
  ].filter((group) => group.tabs.length > 0);
}

/** What the roles with few tabs are there for; the rest of theirs follows by its place. */
const workFirst: readonly string[] = [
  'dashboard',
  'verification',
  'enquiries',
  'complaints',
  'brokers',
  'months',
  'payouts',
  'remittances',
  'bank-statements',
  'invoices',
  'tds',
  'books',
];

/** In one line, on a phone: the main ones first for whoever has them all; who has few finds them in the order of the work. */
export function inLine(tabs: readonly AdminTab[]): readonly AdminTab[] {
  if (inSight.every((id) => tabs.some((tab) => tab.id === id)))
    return groupsOf(tabs).flatMap((group) => group.tabs);
  const known = workFirst.flatMap((id) => tabs.find((tab) => tab.id === id) ?? []);
  return [...known, ...tabs.filter((tab) => !known.includes(tab))];
}
