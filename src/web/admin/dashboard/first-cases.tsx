// The first cases of whoever has few kinds of them, each with what one does about it: requests and enquiries by their age, money by its amount.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Badge, Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { PayoutBatch, PayoutCandidate } from '../../../contract/payouts.ts';
import { formatDate, formatMonth } from '../../../domain/dates.ts';
import type { InboxKind } from '../../../domain/inbox.ts';
import { paise } from '../../../domain/money.ts';
import { complaintKindLabels } from '../../components/complaints/complaint-labels.ts';
import { enquiryKindLabels } from '../../components/enquiries/enquiry-labels.ts';
import { reportReasonLabels } from '../../components/reports/report-labels.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';
import { MoneyText } from '../../ui/money-text.tsx';
import { RowItem, RowList } from '../../ui/row-list.tsx';
import { Loading } from '../../ui/skeletons.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { ANSWER } from '../enquiries/enquiry-messages.ts';
import { DraftButton } from '../payouts/draft-button.tsx';
import { batchLabels, blockLabels } from '../payouts/payout-labels.ts';
import { RemindButton } from '../payouts/remind-button.tsx';
import { isDue } from '../remittances/due.ts';
import { May } from '../shell/may.tsx';
import { tabAddress } from '../shell/tab-address.ts';
import { useInbox } from '../shell/use-inbox.ts';
import { useMay } from '../shell/use-may.ts';
import { Waited } from '../shell/waited.tsx';
import { ClaimRow } from '../verification/claim-card.tsx';
import { type Deciding, DecisionDialog } from '../verification/claim-decision-dialog.tsx';
import classes from './first-cases.module.css';
import { listedKinds } from './listed-kinds.ts';
import { batchKinds } from './waiting-work.tsx';

const MOST = 5;
/** So many have room on a phone; the style hides the rest. */
const ON_PHONE = 3;
const PLACES = Array.from({ length: MOST }, (_, place) => place);

type FirstCasesProps = {
  /** The open batches and the way to the next one are elsewhere, or are all that is shown. */
  batches?: 'without' | 'alone';
};

export default function FirstCases({ batches }: FirstCasesProps) {
  const openBatches = (
    <May to={listedKinds['batches-to-approve']}>
      <OpenBatches />
    </May>
  );
  if (batches === 'alone')
    return (
      <>
        <May to="payouts.createBatch">
          <div>
            <DraftBatch />
          </div>
        </May>
        {openBatches}
      </>
    );
  return (
    <>
      <May to={listedKinds.enquiries}>
        <Enquiries />
      </May>
      <May to={listedKinds.complaints}>
        <Complaints />
      </May>
      <May to={listedKinds.reports}>
        <Reports />
      </May>
      <May to={listedKinds.claims}>
        <Claims />
      </May>
      <May to={listedKinds['months-to-close']}>
        <MonthToClose />
      </May>
      {batches !== 'without' && openBatches}
      <May to="payouts.candidates">
        <Owed hasDraft={batches !== 'without'} />
      </May>
      <May to="remittances.candidates">
        <OwedToOwners />
      </May>
      <May to={listedKinds['registrations-paid']}>
        <PaidRegistrations />
      </May>
    </>
  );
}

function Claims() {
  const { t } = useLingui();
  const { queries } = useApi();
  const [deciding, setDeciding] = useState<Deciding>();
  const list = useQuery(queries.claims.list.queryOptions({ input: { limit: MOST }, staleTime: 0 }));
  return (
    <>
      <Cases of={list} kinds={['claims']} title={t`Oldest requests`} all={tabAddress('verification')}>
        {list.data?.items.map((claim) => (
          <ClaimRow key={claim.id} claim={claim} onDecide={(decision) => setDeciding({ claim, decision })} />
        ))}
      </Cases>
      {deciding && (
        <DecisionDialog key={deciding.claim.id} {...deciding} onClose={() => setDeciding(undefined)} />
      )}
    </>
  );
}

function Enquiries() {
  const { t, i18n } = useLingui();
  const { queries } = useApi();
  const list = useQuery(
    queries.enquiries.list.queryOptions({ input: { sort: 'oldest', limit: MOST }, staleTime: 0 }),
  );
  return (
    <Cases of={list} kinds={['enquiries']} title={t`Oldest enquiries`} all={tabAddress('enquiries')}>
      {list.data?.items.map(({ id, name, kind, topic, message, created_at: at }) => (
        <Case
          key={id}
          isLong
          isMessage
          name={name}
          to={`${tabAddress('enquiries', { enquiry: id })}#${ANSWER}`}
          about={[i18n._(enquiryKindLabels[kind]), topic].filter(Boolean).join(' · ')}
          says={
            <>
              <Waited since={at} kind="enquiries" /> · {message}
            </>
          }
          act={t`Answer`}
        />
      ))}
    </Cases>
  );
}

function Complaints() {
  const { t, i18n } = useLingui();
  const { queries } = useApi();
  const list = useQuery(
    queries.complaints.list.queryOptions({ input: { show: 'unanswered', limit: MOST }, staleTime: 0 }),
  );
  return (
    <Cases
      of={list}
      kinds={['complaints']}
      title={t`Complaints to answer`}
      all={tabAddress('complaints', { show: 'unanswered' })}
    >
      {list.data?.items.map(({ id, number, kind, subject_title: subject, message, answer_by: day }) => (
        <Case
          key={id}
          isLong
          isMessage
          name={number}
          to={tabAddress('complaints', { complaint: id })}
          about={[i18n._(complaintKindLabels[kind]), subject].filter(Boolean).join(' · ')}
          says={
            <>
              <Text span inherit c={day < clock.today() ? 'var(--mantine-color-error)' : undefined}>
                <AnswerBy day={formatDate(day)} />
              </Text>{' '}
              · {message}
            </>
          }
          act={t`Answer`}
        />
      ))}
    </Cases>
  );
}

const AnswerBy = ({ day }: { day: string }) => <Trans>Answer by {day}</Trans>;
const Due = ({ due }: { due: string }) => <Trans>due {due}</Trans>;

function Reports() {
  const { t, i18n } = useLingui();
  const { queries } = useApi();
  const list = useQuery(
    queries.reports.list.queryOptions({ input: { sort: 'urgent', limit: MOST }, staleTime: 0 }),
  );
  return (
    <Cases of={list} kinds={['reports']} title={t`Reported listings`} all={tabAddress('reports')}>
      {list.data?.items.map(({ id, reason, note, created_at: at, home }) => (
        <Case
          key={id}
          isLong
          isMessage
          name={home.title}
          to={tabAddress('reports', { q: home.title })}
          about={i18n._(reportReasonLabels[reason])}
          says={
            <>
              <Waited since={at} kind="reports" /> ·{' '}
              {note ?? [home.locality, home.city].filter(Boolean).join(', ')}
            </>
          }
          act={t`Review`}
        />
      ))}
    </Cases>
  );
}

/** The first that is past its cut-off, with what it would pay. */
function MonthToClose() {
  const { t } = useLingui();
  const { queries } = useApi();
  const months = useQuery(queries.months.list.queryOptions({ staleTime: 0 }));
  const next = months.data?.items.find(({ can_close: canClose }) => canClose);
  const preview = useQuery({
    ...queries.months.preview.queryOptions({
      input: { month: next?.month ?? '', earners_from: 0 },
      staleTime: 0,
    }),
    enabled: next !== undefined,
  });
  const totals = preview.data?.totals;
  return (
    <Cases
      of={months}
      kinds={['months-to-close']}
      title={t`Commission months to close`}
      all={tabAddress('months')}
    >
      {next && [
        <Case
          key={next.month}
          name={formatMonth(next.month)}
          to={tabAddress('months', { month: next.month })}
          about={totals && <Plural value={totals.affiliates} one="# affiliate" other="# affiliates" />}
          says={<Waited since={next.cut_off} kind="months-to-close" />}
          end={totals && <MoneyText amount={paise(totals.paid)} />}
          act={t`Close`}
        />,
      ]}
    </Cases>
  );
}

/** Drafts for whoever approves, approved ones for whoever sends: of the newest batches those that have not gone to the bank. */
function OpenBatches() {
  const { t } = useLingui();
  const { queries } = useApi();
  const list = useQuery(queries.payouts.listBatches.queryOptions({ input: { limit: 20 }, staleTime: 0 }));
  const open = list.data?.items.filter(({ state }) => state === 'draft' || state === 'approved');
  return (
    <Cases of={list} kinds={batchKinds} title={t`Open batches`} all={tabAddress('payouts')}>
      {open?.map((batch) => (
        <Batch key={batch.id} batch={batch} />
      ))}
    </Cases>
  );
}

function Batch({ batch }: { batch: PayoutBatch }) {
  const { t, i18n } = useLingui();
  const may = useMay();
  const { id, state, purpose, month, amount, created_by: maker, created_at: at, is_own: isOwn } = batch;
  const approves = state === 'draft' && !isOwn && may('payouts.approve');
  const sends = state === 'approved' && may('payouts.export');
  const what = purpose === 'commission' ? t`Commission, ${formatMonth(month)}` : t`Rent and deposits`;
  return (
    <Case
      name={what}
      to={tabAddress('payouts', { batch: id })}
      about={<Badge color={batchLabels[state].colour}>{i18n._(batchLabels[state].word)}</Badge>}
      says={
        <>
          {maker && <Trans>Made by {maker}</Trans>} ·{' '}
          <Waited
            since={batch.approved_at ?? at}
            kind={state === 'draft' ? 'batches-to-approve' : 'batches-to-send'}
          />
        </>
      }
      end={<MoneyText amount={paise(amount)} />}
      act={approves ? t`Approve` : sends ? t`Send` : t({ message: 'Open', context: 'a button' })}
    />
  );
}

function Owed({ hasDraft }: { hasDraft: boolean }) {
  const { t } = useLingui();
  const may = useMay();
  const { queries } = useApi();
  const list = useQuery(
    queries.payouts.candidates.queryOptions({ input: { sort: 'most', limit: MOST }, staleTime: 0 }),
  );
  return (
    <Cases
      of={list}
      title={t`Most owed`}
      all={tabAddress('payouts')}
      act={hasDraft && may('payouts.createBatch') && <DraftBatch />}
    >
      {list.data?.items.map((candidate) => (
        <OwedRow key={candidate.affiliate_id} candidate={candidate} />
      ))}
    </Cases>
  );
}

/** One for all who can be paid; nobody is paid alone. */
function DraftBatch() {
  const { api, queries } = useApi();
  const totals = useQuery(queries.payouts.totals.queryOptions({ staleTime: 0 }));
  if (totals.isLoading) return <Skeleton height={36} width={220} />;
  const toPay = totals.data?.to_pay;
  return toPay && toPay.people > 0 && <DraftButton create={api.payouts.createBatch} toPay={toPay} hasSum />;
}

/** Whoever has not given their PAN or account can be asked for it here. */
function OwedRow({ candidate }: { candidate: PayoutCandidate }) {
  const { t, i18n } = useLingui();
  const may = useMay();
  const { affiliate_id: id, user_id: userId, full_name: name, amount, account, block } = candidate;
  const isMissing = block === 'no-pan' || block === 'no-account';
  return (
    <Case
      isLong
      name={name}
      to={
        userId && may('users.list') ? tabAddress('users', { user: userId }) : tabAddress('payouts', { q: id })
      }
      about={
        <Badge color={block === null ? 'green' : 'yellow'}>
          {block === null ? t`To be paid` : i18n._(blockLabels[block])}
        </Badge>
      }
      says={[id, account].filter(Boolean).join(' · ')}
      end={<MoneyText amount={paise(amount)} format="plain" />}
      act={t({ message: 'Open', context: 'a button' })}
      button={
        isMissing && userId && may('payees.remind') ? (
          <RemindButton userId={userId} name={name} what={block === 'no-pan' ? 'pan' : 'account'} />
        ) : undefined
      }
    />
  );
}

function OwedToOwners() {
  const { t, i18n } = useLingui();
  const may = useMay();
  const { queries } = useApi();
  const list = useQuery(
    queries.remittances.candidates.queryOptions({ input: { limit: MOST }, staleTime: 0 }),
  );
  const today = clock.today();
  return (
    <Cases of={list} title={t`Owed to owners and tenants`} all={tabAddress('remittances')}>
      {list.data?.items.map(
        ({ user_id: id, organisation_id: company, full_name: name, homes, amount, pay_by: by, block }) => (
          <Case
            isLong
            key={`${id} ${amount}`}
            name={name}
            to={tabAddress('remittances')}
            about={
              <Badge color={block === null ? 'green' : 'yellow'}>
                {block === null ? t`To be paid` : i18n._(blockLabels[block])}
              </Badge>
            }
            says={
              <>
                {by && (
                  <Text span inherit c={isDue(by, today) ? 'var(--mantine-color-error)' : undefined}>
                    <Due due={formatDate(by)} /> ·{' '}
                  </Text>
                )}
                {homes.join(', ')}
              </>
            }
            end={<MoneyText amount={paise(amount)} format="plain" />}
            act={t({ message: 'Open', context: 'a button' })}
            button={
              block === 'no-account' && may('payees.remind') ? (
                <RemindButton userId={company ?? id} name={name} what="account" />
              ) : undefined
            }
          />
        ),
      )}
    </Cases>
  );
}

function PaidRegistrations() {
  const { t } = useLingui();
  const { queries } = useApi();
  const list = useQuery(
    queries.brokerRegistrations.list.queryOptions({
      input: { show: 'to_activate', limit: MOST },
      staleTime: 0,
    }),
  );
  return (
    <Cases
      of={list}
      kinds={['registrations-paid']}
      title={t`Paid brokers to activate`}
      all={tabAddress('brokers', { show: 'to_activate' })}
    >
      {list.data?.items.map(({ id, broker, reference, amount, paid_at: paidAt, created_at: at }) => (
        <Case
          key={id}
          name={broker.name}
          to={tabAddress('brokers', { broker: broker.id })}
          about={reference}
          says={<Waited since={paidAt ?? at} kind="registrations-paid" />}
          end={<MoneyText amount={paise(amount)} />}
          act={t`Activate`}
        />
      ))}
    </Cases>
  );
}

type CasesProps = {
  /** Until it is here its place is kept. */
  of: {
    isLoading: boolean;
    data?: { items: readonly unknown[]; next_cursor?: string | null } | undefined;
  };
  /** What of the inbox the list holds; of one kind the heading says how many, and since when. */
  kinds?: readonly InboxKind[];
  title: string;
  all: string;
  /** What is done about all of them together. */
  act?: ReactNode;
  children: ReactNode[] | undefined;
};

function Cases({ of, kinds = [], title, all, act, children }: CasesProps) {
  const inbox = useInbox();
  const waits = inbox.data?.items.filter((item) => kinds.includes(item.kind));
  const waiting = waits?.[0];
  // As many as wait, where that is known already.
  const places = waits && kinds.length > 0 ? waits.reduce((sum, { count }) => sum + count, 0) : MOST;
  const isComing = of.isLoading && places > 0;
  if (!children?.length && !waiting && !isComing) return null;
  const shown = isComing ? Math.min(places, MOST) : (children?.length ?? 0);
  const isWhole = shown > 0 && (kinds.length > 0 ? places <= shown : of.data && !of.data.next_cursor);
  const counted = kinds.length > 0 ? places : 0;
  const count = Math.max(counted, shown).toLocaleString('en-IN');
  return (
    <Stack component="section" gap="xs" aria-label={title}>
      <Group justify="space-between" gap="sm">
        <Group gap="xs">
          <Title order={2} size="h4">
            {title}
          </Title>
          {waiting && kinds.length === 1 && (
            <Text size="sm" c="dimmed">
              {waiting.count.toLocaleString('en-IN')}
              {waiting.oldest_at && (
                <>
                  {' · '}
                  <Waited since={waiting.oldest_at} kind={waiting.kind} isLate={waiting.is_late} />
                </>
              )}
            </Text>
          )}
        </Group>
        {act}
      </Group>
      {children?.length ? (
        <div className={classes.rows}>
          <RowList>{children}</RowList>
        </div>
      ) : null}
      {isComing && (
        <Loading>
          <div className={classes.rows}>
            <RowList>
              {PLACES.slice(0, places).map((place) => (
                <div key={place} className={classes.coming}>
                  <Skeleton height={14} width="40%" />
                  <Skeleton height={12} width="65%" />
                </div>
              ))}
            </RowList>
          </div>
        </Loading>
      )}
      {(!isWhole || shown > ON_PHONE) && (
        <Anchor component={Link} to={all} size="sm" className={isWhole ? classes.rest : classes.all}>
          {counted > shown || isWhole ? <Trans>Show all {count}</Trans> : <Trans>Show all</Trans>}
        </Anchor>
      )}
    </Stack>
  );
}

type CaseProps = {
  name: string;
  to: string;
  about: ReactNode;
  says: ReactNode;
  /** Its amount. */
  end?: ReactNode;
  /** The text of the link that is its button. */
  act: string;
  /** Done at once instead. */
  button?: ReactNode;
  /** Its words are long: on a phone they have the whole width, below its name and its act. */
  isLong?: boolean;
  /** What somebody wrote, of which its beginning is enough. */
  isMessage?: boolean;
};

function Case({ name, to, about, says, end, act, button, isLong = false, isMessage = false }: CaseProps) {
  const isPhone = useIsPhone();
  const figure = end && (
    <Text span size="sm" fw={600} className={classes.end}>
      {end}
    </Text>
  );
  // On a phone an amount ends the line of its name, as in the list of Payouts.
  const endsName = isPhone && isLong && end;
  return (
    <RowItem
      isShort
      hasMenu={isLong && !endsName}
      isLong={Boolean(endsName)}
      label={name}
      title={
        <>
          <Anchor component={Link} to={to} inherit className={endsName ? classes.named : classes.name}>
            {name}
          </Anchor>
          {endsName && figure}
          <Text span size="sm" c="dimmed">
            {about}
          </Text>
        </>
      }
      figure={!endsName && figure}
      actions={
        button ? (
          <div className={classes.act}>{button}</div>
        ) : (
          <Button
            component={Link}
            to={to}
            size="xs"
            variant="light"
            className={classes.act}
            aria-label={`${act}: ${name}`}
          >
            {act}
          </Button>
        )
      }
    >
      <Text size="sm" c="dimmed" className={isMessage ? classes.message : classes.facts} component="div">
        {says}
      </Text>
    </RowItem>
  );
}
