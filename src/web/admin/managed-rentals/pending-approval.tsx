// Applications as cards: those to decide, who waits longest first, and on demand those decided already.
import { Plural, useLingui } from '@lingui/react/macro';
import { Anchor, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { managedRentalShows } from '../../../contract/choices.ts';
import type { ManagedRental } from '../../../contract/managed-rentals.ts';
import { lateAfter } from '../../../domain/inbox.ts';
import { CardList } from '../../components/list/card-list.tsx';
import { ListFilters } from '../../components/list/list-filters.tsx';
import { useListInput } from '../../components/list/list-input.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { keepPage } from '../../lib/keep-page.ts';
import { failures } from '../../lib/messages.ts';
import { tabAddress } from '../shell/tab-address.ts';
import { useWaitingOf } from '../shell/use-inbox.ts';
import { LateAfter } from '../shell/waited.tsx';
import { ApplicationCard } from './application-card.tsx';
import { ConfigureDialog } from './configure-dialog.tsx';
import { DeclineDialog } from './decline-dialog.tsx';

type Deciding = { application: ManagedRental; how: 'configure' | 'decline' };

/** What somebody waits for: of the rest the newest is looked for. */
const waiting: ReadonlySet<string> = new Set(['pending', 'to-configure', 'submitted', 'under_review']);

export function PendingApproval() {
  const { t } = useLingui();
  const { queries } = useApi();
  const list = useListInput({ show: managedRentalShows }).input;
  const sort = waiting.has(list.show) ? ('oldest' as const) : ('newest' as const);
  const input = { ...list, sort };
  const [deciding, setDeciding] = useState<Deciding>();
  const page = useQuery(
    queries.managedRentals.list.queryOptions({ input, staleTime: 0, placeholderData: keepPage }),
  );
  const close = () => setDeciding(undefined);
  // With those to decide they are the figure on the tab.
  const toConfigure = useWaitingOf('applications-to-configure');
  return (
    <Stack gap="md">
      <ListFilters
        placeholder={t`Place, landlord or broker`}
        filters={[{ name: 'show', label: t`Show`, options: useShowOptions() }]}
      />
      {input.show === 'pending' && toConfigure > 0 && (
        <Anchor component={Link} to={tabAddress('managed-rentals', { show: 'to-configure' })} size="sm">
          <Plural
            value={toConfigure}
            one="# approved home to configure"
            other="# approved homes to configure"
          />
        </Anchor>
      )}
      <CardList
        isBordered
        query={page}
        failure={failures.loadManagedRentals}
        empty={input.show === 'pending' && !input.q ? t`No applications to review` : t`Nothing matches`}
        count={input.show === 'pending' ? toDecide : undefined}
        rowKey={({ id }) => id}
        card={(application) => (
          <ApplicationCard
            application={application}
            hasLimitAbove={input.show === 'pending'}
            onConfigure={() => setDeciding({ application, how: 'configure' })}
            onDecline={() => setDeciding({ application, how: 'decline' })}
          />
        )}
      />
      {deciding?.how === 'configure' && (
        <ConfigureDialog key={deciding.application.id} application={deciding.application} onClose={close} />
      )}
      {deciding?.how === 'decline' && <DeclineDialog application={deciding.application} onClose={close} />}
    </Stack>
  );
}

const limit = lateAfter('applications');

const toDecide = (total: number) => (
  <>
    <Plural value={total} one="# application to decide" other="# applications to decide" />
    {limit !== null && (
      <>
        {' · '}
        <LateAfter days={limit} />
      </>
    )}
  </>
);

function useShowOptions() {
  const { t } = useLingui();
  const labels = {
    pending: t`Waiting for a decision`,
    'to-configure': t`To configure`,
    all: t`All`,
    submitted: t`Submitted`,
    under_review: t`Under review`,
    approved: t`Approved`,
    declined: t`Declined`,
  };
  return managedRentalShows.map((value) => ({ value, label: labels[value] }));
}
