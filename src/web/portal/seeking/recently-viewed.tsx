// The last homes a person looked at, newest first: one screen under three paths.

import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Anchor, Badge, Button, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import type { Viewed } from '../../../contract/recent-views.ts';
import { addDays, type CalendarDate, dateInIndia, formatDate } from '../../../domain/dates.ts';
import { homePath } from '../../../domain/home-address.ts';
import { acceptsLeads } from '../../../domain/properties.ts';
import { ListFilters } from '../../components/list/list-filters.tsx';
import { ListFrame } from '../../components/list/list-frame.tsx';
import { useListInput } from '../../components/list/list-input.ts';
import { HomeRow } from '../../components/property/home-row.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';
import { keepPage } from '../../lib/keep-page.ts';
import { failureMessage } from '../../lib/messages.ts';
import { screenMeta } from '../../lib/screen-meta.ts';
import { comesBack } from '../../lib/use-address-part.ts';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconEye, IconTrash } from '../../ui/icons.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { RowList } from '../../ui/row-list.tsx';
import { toast } from '../../ui/toast-store.ts';
import { GoneHomes } from './gone-homes.tsx';
import { HistoryConsent } from './history-consent.tsx';

export const meta = () => screenMeta(msg`Recently Viewed`);

/** Without an id: all of them. */
function useForget() {
  const { api, queries } = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string | undefined) => api.recentViews.remove({ property_id: id }),
    onError: (error) => toast.destructive(failureMessage(error, msg`It could not be removed`)),
    onSuccess: () => client.invalidateQueries({ queryKey: queries.recentViews.key() }),
  });
}

export default function RecentlyViewed() {
  const { t } = useLingui();
  const { queries } = useApi();
  const { input, isFiltered } = useListInput();
  const list = useQuery(
    queries.recentViews.list.queryOptions({ input, placeholderData: keepPage, staleTime: 0 }),
  );
  return (
    <Stack gap="md">
      <PageHeader title={<Trans>Recently Viewed</Trans>} />
      <HistoryConsent />
      {(isFiltered || list.data?.total !== 0) && <ListFilters placeholder={t`Title, locality or city`} />}
      <ListFrame
        query={list}
        failure={msg`The list could not be loaded`}
        empty={<Empty word={input.q} />}
        count={(total) => <Plural value={total} one="# home" other="# homes" />}
        tools={() => <ForgetAll />}
      >
        {(items) => {
          const gone = items.filter(({ home }) => !isToBeHad(home));
          return (
            <>
              {byDay(items).map(([day, homes]) => (
                <Day key={day} day={day} items={homes} />
              ))}
              <GoneHomes count={gone.length} isAll={gone.length === items.length}>
                {gone.map((item) => (
                  <ViewedHome key={item.home.id} item={item} />
                ))}
              </GoneHomes>
            </>
          );
        }}
      </ListFrame>
    </Stack>
  );
}

function ForgetAll() {
  const { t } = useLingui();
  const forget = useForget();
  return (
    <ConfirmButton
      variant="subtle"
      size="compact-sm"
      question={t`Clear all homes you viewed?`}
      explanation={t`Your shortlist, visits and applications stay as they are. This cannot be undone.`}
      confirmLabel={t`Clear all`}
      destructive
      onConfirm={() => forget.mutateAsync(undefined).catch(() => {})}
    >
      <Trans>Clear all</Trans>
    </ConfirmButton>
  );
}

function Empty({ word }: { word: string | undefined }) {
  const { t } = useLingui();
  const isSearch = word !== undefined;
  return (
    <EmptyState
      icon={<IconEye size={28} />}
      title={isSearch ? t`You have not viewed a home for “${word}”` : t`You have not looked at a home yet`}
      action={
        <Button component={Link} to={isSearch ? '?' : '/properties'} variant="default">
          {isSearch ? <Trans>Show all</Trans> : <Trans>Find a home</Trans>}
        </Button>
      }
    />
  );
}

const isToBeHad = ({ listing_state: state, availability }: Viewed['home']) =>
  acceptsLeads(state, availability);

/** Those that can be had, by the day they were looked at, which is said once. */
function byDay(items: readonly Viewed[]): [CalendarDate, Viewed[]][] {
  const days = new Map<CalendarDate, Viewed[]>();
  for (const item of items.filter(({ home }) => isToBeHad(home))) {
    const day = dateInIndia(item.viewed_at);
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return [...days];
}

function Day({ day, items }: { day: CalendarDate; items: readonly Viewed[] }) {
  const { t } = useLingui();
  const id = useId();
  const today = clock.today();
  const names: Readonly<Record<CalendarDate, string>> = {
    [today]: t`Today`,
    [addDays(today, -1)]: t`Yesterday`,
  };
  return (
    <section aria-labelledby={id}>
      <Text id={id} component="h2" size="sm" fw={600} m={0} mb={6}>
        {names[day] ?? formatDate(day)}
      </Text>
      <RowList>
        {items.map((item) => (
          <ViewedHome key={item.home.id} item={item} />
        ))}
      </RowList>
    </section>
  );
}

function ViewedHome({ item: { home } }: { item: Viewed }) {
  const { t } = useLingui();
  const forget = useForget();
  const { title } = home;
  const isOpen = isToBeHad(home);
  return (
    <HomeRow
      home={home}
      mark={
        !isOpen && (
          <Badge color="gray">
            <Trans>No longer available</Trans>
          </Badge>
        )
      }
      // Where there is no visit to request, the rents of the others keep their column.
      actions={
        isOpen && (
          <Anchor
            component={Link}
            to={`${homePath(home)}?step=visit`}
            state={comesBack('step')}
            size="sm"
            flex="none"
            underline="always"
            lh="40px"
            aria-label={t`Request a visit: ${title}`}
          >
            <Trans>Request a visit</Trans>
          </Anchor>
        )
      }
      menu={
        <ActionIcon
          variant="subtle"
          color="gray"
          size={40}
          loading={forget.isPending}
          onClick={() => forget.mutate(home.id)}
          aria-label={t`Remove ${title}`}
          title={t`Remove`}
        >
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      }
    />
  );
}
