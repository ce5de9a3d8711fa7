// The four lists of visits and applications, made and received, tracked or ended: one screen for both pages.
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Badge, Button, Stack, Tabs } from '@mantine/core';
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Application } from '../../../contract/applications.ts';
import { type LeadTab, leadTabs } from '../../../contract/choices.ts';
import type { Visit } from '../../../contract/visits.ts';
import { useAgeOptions } from '../../components/list/age-options.ts';
import { ListFilters } from '../../components/list/list-filters.tsx';
import { ListFrame } from '../../components/list/list-frame.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { keepPage } from '../../lib/keep-page.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { TabBar } from '../../ui/tab-bar.tsx';
import { ApplicationCard, VisitCard } from './lead-card.tsx';
import {
  firstFull,
  isReceived,
  type LeadList,
  leadListFromUrl,
  tabsOf,
  withChoice,
} from './lead-list-url.ts';
import { GroupTitle, LeadRows } from './lead-rows.tsx';
import { useMemberFilter } from './use-member-filter.ts';

type Show = 'tracked' | 'ended';

/** The first is the usual one. */
const orders = { tracked: ['waiting', 'newest', 'oldest'], ended: ['newest', 'oldest'] } as const;

/** So many rows need no search. */
const SHORT_LIST = 8;

type Page = { items: (Visit | Application)[]; total: number; next_cursor: string | null };

/** One list of the four; lists that are not open are asked for their number only. */
function leadListQuery(
  { api, queries }: ReturnType<typeof useApi>,
  show: Show,
  tab: LeadTab,
  list: LeadList,
) {
  const isOpen = tab === list.tab;
  const { q, sort, cursor, assigned_to } = list;
  const own = isOpen ? { q, sort, cursor, ...(isReceived(tab) && { assigned_to }) } : { limit: 1 };
  const input = { show, ...own };
  const lists = {
    visits: api.visits.listMine,
    applications: api.applications.listMine,
    'received-visits': api.visits.listReceived,
    'received-applications': api.applications.listReceived,
  };
  const feature = tab.endsWith('visits') ? queries.visits : queries.applications;
  return queryOptions<Page>({
    queryKey: [...feature.key(), 'list', tab, input],
    queryFn: ({ signal }) => lists[tab](input, { signal }),
    placeholderData: isOpen ? keepPage : undefined,
    staleTime: 0,
  });
}

const useLeadList = (show: Show, tab: LeadTab, list: LeadList) =>
  useQuery(leadListQuery(useApi(), show, tab, list));

/** Whoever came without saying for what finds the first list that holds something. Answers whether it is still looked for. */
function useFullList(show: Show, list: LeadList, listsHomes: boolean): boolean {
  const api = useApi();
  const [params, setParams] = useSearchParams();
  // Nothing received is an answer too to whoever lists homes.
  const tabs = listsHomes ? tabsOf(true).filter(isReceived) : leadTabs;
  const pages = useQueries({ queries: tabs.map((tab) => leadListQuery(api, show, tab, list)) });
  const full =
    params.size === 0
      ? firstFull(
          pages.map(({ data }) => data?.total),
          tabs,
        )
      : undefined;
  useEffect(() => {
    if (full) setParams({ show: full }, { replace: true });
  }, [full, setParams]);
  const [first] = pages;
  return (
    params.size === 0 &&
    first?.data?.total === 0 &&
    pages.some(({ data, isError }) => !isError && data?.total !== 0)
  );
}

type LeadsPageProps = {
  show: Show;
  empty: Readonly<Record<LeadTab, ReactNode>>;
  /** What was received comes first, and is opened even where it is nothing. */
  listsHomes?: boolean;
};

export function LeadsPage({ show, empty, listsHomes = false }: LeadsPageProps) {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const tabs = tabsOf(listsHomes);
  const list = leadListFromUrl(params, orders[show][0], tabs[0]);
  const isLooking = useFullList(show, list, listsHomes);
  const memberFilter = useMemberFilter(isReceived(list.tab));
  const { data } = useLeadList(show, list.tab, list);
  const isNarrowed = ['q', 'sort', 'member', 'cursor'].some((name) => params.has(name));
  const choose = (tab: string | null) => setParams(withChoice(new URLSearchParams(), 'show', tab));
  const known = [{ value: 'waiting', label: t`Waiting for you first` }, ...useAgeOptions()];
  const options = orders[show].flatMap((order) => known.filter(({ value }) => value === order));
  return (
    <Tabs value={list.tab} onChange={choose} keepMounted={false}>
      <TabBar aria-label={t`Visits and applications`}>
        {tabs.map((tab) => (
          <LeadTabLabel key={tab} show={show} tab={tab} list={list} isShort={listsHomes} />
        ))}
      </TabBar>
      <Tabs.Panel value={list.tab}>
        <Stack gap="md">
          {/* What fits on a screen is looked through faster than it is narrowed. */}
          {(isNarrowed || memberFilter.length > 0 || (data && data.total > SHORT_LIST)) && (
            <ListFilters
              placeholder={isReceived(list.tab) ? t`Name, home or city` : t`Title, locality or city`}
              filters={[{ name: 'sort', label: t`Sort`, options }, ...memberFilter]}
            />
          )}
          {/* Anew for each tab: what another holds is not of this one. */}
          {isLooking ? (
            <TableSkeleton rows={5} />
          ) : (
            <Leads key={list.tab} show={show} list={list} empty={empty[list.tab]} />
          )}
        </Stack>
      </Tabs.Panel>
    </Tabs>
  );
}

type LeadTabLabelProps = { show: Show; tab: LeadTab; list: LeadList; isShort: boolean };

/** `isShort`: what was received stands first and needs no word for it. */
function LeadTabLabel({ show, tab, list, isShort }: LeadTabLabelProps) {
  const { t } = useLingui();
  const { data } = useLeadList(show, tab, list);
  const labels: Record<LeadTab, string> = {
    visits: t`My visits`,
    applications: t`My applications`,
    'received-visits': isShort ? t`Visit requests` : t`Visit requests received`,
    'received-applications': isShort ? t`Applications` : t`Applications received`,
  };
  const waits = useWaiting(show === 'tracked');
  const total = waits ? waits[tab] : data?.total;
  const count = total && (total >= 1000 ? '1,000+' : total);
  return (
    <Tabs.Tab value={tab} rightSection={count ? <Badge size="sm">{count}</Badge> : undefined}>
      {labels[tab]}
    </Tabs.Tab>
  );
}

/** Of what is under way the tabs count what waits for the reader, as the first screen does. */
function useWaiting(isTracked: boolean): Readonly<Record<LeadTab, number>> | null {
  const { queries } = useApi();
  const { data } = useQuery(queries.dashboard.get.queryOptions({ staleTime: 0, enabled: isTracked }));
  if (!isTracked) return null;
  const mine = data?.awaiting_me;
  return {
    visits: mine?.visits_made ?? 0,
    applications: 0,
    'received-visits': mine?.visits_received ?? 0,
    'received-applications': mine?.applications_received ?? 0,
  };
}

function Leads({ show, list, empty }: { show: Show; list: LeadList; empty: ReactNode }) {
  const { t } = useLingui();
  return (
    <ListFrame
      query={useLeadList(show, list.tab, list)}
      failure={msg`The list could not be loaded`}
      empty={list.q ? <NothingMatches tab={list.tab} /> : empty}
      // Its tab has the number; of a search nothing else says it.
      count={(total) => list.q && <Plural value={total} one="# entry" other="# entries" />}
    >
      {(leads: (Visit | Application)[]) => {
        const mine = list.sort === 'waiting' ? leads.filter(waitsForReader) : [];
        const others = leads.filter((lead) => !mine.includes(lead));
        const rowOf = (lead: Visit | Application) => <Lead key={lead.id} lead={lead} list={list} />;
        // One list: a row that changes its group stays the one that was opened.
        return (
          <LeadRows>
            {mine.length > 0 && (
              <GroupTitle key="mine">
                {t`Waiting for you`}
                {/* All of them are on this page. */}
                {others.length > 0 && ` · ${mine.length}`}
              </GroupTitle>
            )}
            {[
              ...mine.map(rowOf),
              mine.length > 0 && others.length > 0 && <GroupTitle key="others">{t`Under way`}</GroupTitle>,
              ...others.map(rowOf),
            ]}
          </LeadRows>
        );
      }}
    </ListFrame>
  );
}

/** The reader answers next: as the order of the list has it. */
const waitsForReader = (lead: Visit | Application): boolean =>
  'slot' in lead ? lead.awaiting !== null && lead.awaiting === lead.side : isToAnswer(lead);

const isToAnswer = ({ side, status }: Application) =>
  side === 'lister' && (status === 'submitted' || status === 'under_review');

function Lead({ lead, list }: { lead: Visit | Application; list: LeadList }) {
  const isOpen = lead.id === list.lead;
  return 'slot' in lead ? (
    <VisitCard lead={lead} isOpen={isOpen} />
  ) : (
    <ApplicationCard lead={lead} isOpen={isOpen} />
  );
}

function NothingMatches({ tab }: { tab: LeadTab }) {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`Nothing matches`}
      action={
        <Button component={Link} to={`?show=${tab}`} variant="default">
          <Trans>Show all</Trans>
        </Button>
      }
    >
      <Trans>Try another word.</Trans>
    </EmptyState>
  );
}
