// The work inbox: what waits for whoever looks, the most urgent first, each with the one button that leads to it.
import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Button, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { InboxItem } from '../../../contract/inbox.ts';
import { dateInIndia, formatDate } from '../../../domain/dates.ts';
import { dueAt, type InboxKind } from '../../../domain/inbox.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import type { Permission } from '../../../domain/permissions.ts';
import { isStaff } from '../../../domain/roles.ts';
import { LoadError } from '../../components/load-error.tsx';
import { failures } from '../../lib/messages.ts';
import { useAccount } from '../../lib/use-account.ts';
import { MoneyText } from '../../ui/money-text.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { inboxAddress, inboxLabels } from '../shell/inbox-labels.ts';
import { useInbox } from '../shell/use-inbox.ts';
import { useMay } from '../shell/use-may.ts';
import { Waited } from '../shell/waited.tsx';
import { listedKinds } from './listed-kinds.ts';
import classes from './waiting-work.module.css';

type WaitingWorkProps = {
  /** The first cases of some kinds follow, and say how many there are. */
  isListed?: boolean;
  /** What comes before all of it. */
  first?: ReactNode;
};

export function WaitingWork({ isListed = false, first }: WaitingWorkProps) {
  const { t } = useLingui();
  const may = useMay();
  const inbox = useInbox();
  const account = useAccount();
  // Who only looks on waits for others to do it.
  const looksOn =
    account.status === 'signed-in' &&
    account.roles.includes('viewer') &&
    !account.roles.some((role) => role !== 'viewer' && isStaff(role));
  const isBelow = (item: InboxItem) => isListed && isListedFor(item, may);
  const isAllBelow = Boolean(inbox.data?.items.length) && inbox.data?.items.every(isBelow);
  if (isAllBelow && !first) return null;
  const title = looksOn ? t`Open work` : t`Waiting for you`;
  return (
    <Stack component="section" gap="sm" aria-label={title} className={classes.place}>
      <Title order={2} size="h3">
        {title}
      </Title>
      {first}
      {!isAllBelow && <Items inbox={inbox} isBelow={isBelow} />}
    </Stack>
  );
}

const permissionOf: Partial<Record<InboxKind, Permission>> = listedKinds;

/** A list of the first screen has it. */
const isListedFor = ({ kind }: InboxItem, may: ReturnType<typeof useMay>): boolean => {
  const permission = permissionOf[kind];
  return Boolean(permission && may(permission));
};

/** Money that waits to be approved or sent comes before all else. */
export const batchKinds: readonly InboxKind[] = [
  'batches-to-approve',
  'batches-to-send',
  'remittances-to-approve',
  'remittances-to-send',
];

export const useHasBatches = (): boolean =>
  useInbox().data?.items.some(({ kind }) => batchKinds.includes(kind)) ?? false;

/** Cases are listed, and of the rest that waits nothing is late: the cases come first. */
export function useIsQuiet(): boolean {
  const may = useMay();
  const items = useInbox().data?.items ?? [];
  return (
    items.some((item) => isListedFor(item, may)) &&
    items.every((item) => isListedFor(item, may) || !item.is_late)
  );
}

type ItemsProps = { inbox: ReturnType<typeof useInbox>; isBelow: (item: InboxItem) => boolean };

function Items({ inbox, isBelow }: ItemsProps) {
  if (inbox.isPending) return <TableSkeleton rows={3} />;
  // Without a connection what was just seen stays.
  if (inbox.isError && !inbox.data)
    return <LoadError query={inbox} otherwise={failures.loadAdminDashboard} />;
  const { items } = inbox.data;
  if (items.length === 0) {
    return (
      <Text size="sm">
        <Trans>Nothing is waiting.</Trans>
      </Text>
    );
  }
  return <Listed items={items.filter((item) => !isBelow(item))} />;
}

/** So few are one column. */
const FEW = 4;

/** So many, and all that is late: the business itself comes within two screens. */
const FIRST = 6;

function Listed({ items }: { items: readonly InboxItem[] }) {
  const late = items.filter(({ is_late: isLate }) => isLate).length;
  // Two columns end at the same line.
  const first = Math.max(FIRST, late + (late % 2));
  const [isWhole, setIsWhole] = useState(items.length <= first + 1);
  const list = useRef<HTMLUListElement>(null);
  const count = items.length;
  const hasMore = count > first + 1;
  const showAll = () => {
    setIsWhole(true);
    // A keyboard goes on at what the button brought.
    requestAnimationFrame(() => list.current?.children[first]?.querySelector('a')?.focus());
  };
  return (
    <>
      <ul ref={list} className={classes.list} data-single={items.length <= FEW || undefined}>
        {items.map((item, place) => (
          <Item key={item.kind} item={item} isFolded={!isWhole && place >= first} />
        ))}
      </ul>
      {hasMore && (
        <Button
          variant="default"
          className={classes.all}
          aria-expanded={isWhole}
          onClick={isWhole ? () => setIsWhole(false) : showAll}
        >
          {isWhole ? <Trans>Show fewer</Trans> : <Trans>Show all {count}</Trans>}
        </Button>
      )}
    </>
  );
}

type ItemProps = { item: InboxItem; isFolded: boolean };

function Item({ item, isFolded }: ItemProps) {
  const { kind, count, oldest_at: oldest, amount, late_amount: late, is_late: isLate } = item;
  const { t, i18n } = useLingui();
  const { label, act } = inboxLabels[kind];
  const [name, does] = [i18n._(label), i18n._(act)];
  const dueInstant = dueAt(kind, oldest);
  const due = dueInstant && formatDate(dateInIndia(dueInstant));
  const isPartLate = isLate && amount !== null && late !== null && late > 0 && late < amount;
  return (
    <li className={classes.item} data-late={isLate || undefined} data-folded={isFolded || undefined}>
      <Text fw={700} className={`money ${classes.count}`}>
        {count.toLocaleString('en-IN')}
      </Text>
      <div className={classes.words}>
        <Text size="sm" lh={1.35}>
          {name}
          {amount !== null && amount > 0 && (
            <>
              {' · '}
              <MoneyText amount={paise(amount)} format="plain" className={classes.amount} />
              {/* The day below is that of the oldest. */}
              {isPartLate && (
                <>
                  {'; '}
                  <Trans>{formatRupees(paise(late))} is late</Trans>
                </>
              )}
            </>
          )}
        </Text>
        {/* An age that is red says it already. */}
        {isLate && !oldest && <Badge color="red" size="sm">{t`Late`}</Badge>}
        {oldest && (
          <Text size="xs" c="dimmed">
            {due ? (
              <Text span inherit {...(isLate && { c: 'var(--mantine-color-error)', fw: 600 })}>
                {isLate ? <Trans>was due {due}</Trans> : <Trans>due {due}</Trans>}
              </Text>
            ) : (
              <Waited since={oldest} kind={kind} isLate={isLate} />
            )}
          </Text>
        )}
      </div>
      <Button
        component={Link}
        to={inboxAddress(kind)}
        size="xs"
        variant={isLate ? 'light' : 'default'}
        aria-label={`${does}: ${name}`}
        className={classes.act}
      >
        {does}
      </Button>
    </li>
  );
}
