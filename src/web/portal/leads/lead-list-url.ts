// The state of a list of leads as its address has it: which list, search, order, page, and the one that is open.

import { type LeadTab, leadSorts, leadTabs } from '../../../contract/choices.ts';
import { cursorOf, searchOf } from '../../components/list/list-input.ts';

type Sort = (typeof leadSorts)[number];

export type LeadList = {
  tab: LeadTab;
  q: string | undefined;
  sort: Sort;
  cursor: string | undefined;
  /** Received: only those given to this member of one's organisation. */
  assigned_to: string | undefined;
  /** The visit or application an e-mail led to. */
  lead: string | undefined;
};

/** Whoever lists homes comes for what was received. */
export const tabsOf = (listsHomes: boolean): readonly LeadTab[] =>
  listsHomes ? leadTabs.toSorted((a, b) => Number(isReceived(b)) - Number(isReceived(a))) : leadTabs;

export const isReceived = (tab: LeadTab) => tab.startsWith('received');

/** What is wrong in an address counts as not said; `usual` is the order where none is, `first` the list. */
export function leadListFromUrl(
  params: URLSearchParams,
  usual: Sort = 'waiting',
  first: LeadTab = 'visits',
): LeadList {
  return {
    tab: leadTabs.find((tab) => tab === params.get('show')) ?? first,
    q: searchOf(params),
    sort: leadSorts.find((sort) => sort === params.get('sort')) ?? usual,
    cursor: cursorOf(params),
    assigned_to: params.get('member') ?? undefined,
    lead: params.get('lead') ?? undefined,
  };
}

/** The address with another choice, from its first page; an empty choice is left out. */
export function withChoice(params: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('cursor');
  next.delete('lead');
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}

/** The list to open instead of the first, by how many each holds: none while one before it is not counted yet. */
export function firstFull(
  totals: readonly (number | undefined)[],
  tabs: readonly LeadTab[] = leadTabs,
): LeadTab | undefined {
  const place = totals.findIndex((total) => total !== 0);
  return place > 0 && totals[place] !== undefined ? tabs[place] : undefined;
}
