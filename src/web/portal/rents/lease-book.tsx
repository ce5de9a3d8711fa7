// The book of a lease: everything that changed what the tenant owes, with the balance after it; both sides read the same.
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Card, Stack, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { BookEntry } from '../../../contract/journal.ts';
import { formatDate, formatMonth } from '../../../domain/dates.ts';
import { formatCount, formatRupees, paise } from '../../../domain/money.ts';
import { byCursor } from '../../components/list/by-cursor.ts';
import { DataList } from '../../components/list/data-list.tsx';
import { bookEntryShown } from '../../components/rents/book-labels.ts';
import { namesOfDuesShown } from '../../components/rents/due-name.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';
import type { Column } from '../../ui/columns.tsx';
import { moneyColumn } from '../../ui/money-column.tsx';

export default function LeaseBook({ leaseId }: { leaseId: string }) {
  const { t } = useLingui();
  const { queries } = useApi();
  const book = useInfiniteQuery(
    queries.journal.ofLease.infiniteOptions({
      input: (cursor: string | undefined) => ({ id: leaseId, show: 'balance' as const, limit: 20, cursor }),
      staleTime: 0,
      ...byCursor,
    }),
  );
  const today = clock.today();
  /** Months are written before they are due, and a notice may shorten one. */
  function wordsOf({ kind, change, about, happened_on: day }: BookEntry): string {
    const entry = kind === 'rent_due' && change < 0 ? t`Rent reduced` : t(bookEntryShown[kind]);
    const words = about ? namedBy(entry, kind, about) : entry;
    return day > today ? t`${words} (not due yet)` : words;
  }
  /** A charge by what it is for, everything else by its entry; both with the month. */
  function namedBy(entry: string, kind: BookEntry['kind'], about: NonNullable<BookEntry['about']>): string {
    const month = formatMonth(about.month);
    if (!kind.startsWith('charge_')) return `${entry}, ${month}`;
    const name = `${t(namesOfDuesShown[about.what])}, ${month}`;
    if (kind === 'charge_cancelled') return `${entry}: ${name}`;
    const units = about.units === null ? null : formatCount(about.units);
    return units === null ? name : t`${name}: ${units} units`;
  }
  const columns: Column<BookEntry>[] = [
    {
      key: 'happened_on',
      label: t`Date`,
      cell: (row) => formatDate(row.happened_on),
      csv: (row) => row.happened_on,
    },
    {
      key: 'kind',
      label: t`Entry`,
      cell: wordsOf,
      csv: wordsOf,
    },
    moneyColumn('change', t`Amount`),
    moneyColumn('owed_after', t`Balance`),
  ];
  const [first] = book.data?.pages ?? [];
  const { total, owed } = first ?? {};
  // Months are written before they are due: without them it is what is to be paid now.
  const early = (book.data?.pages ?? [])
    .flatMap(({ items }) => items)
    .filter(({ happened_on: day }) => day > today)
    .reduce((sum, { change }) => sum + change, 0);
  return (
    <Card padding="md">
      {/* The months above have the same payments: it opens on demand. */}
      <details>
        <Text component="summary" style={{ cursor: 'pointer' }}>
          <Text span fw={650}>
            <Trans>Account book</Trans>
          </Text>
          {total !== undefined && owed !== undefined && (
            <Text span size="sm" c="dimmed" ml="sm">
              <Plural value={total} one="# entry" other="# entries" />
              {' · '}
              {owed - early > 0 ? (
                <Trans>{formatRupees(paise(owed - early))} due now</Trans>
              ) : (
                <Trans>Nothing due now</Trans>
              )}
            </Text>
          )}
        </Text>
        <Stack gap="md" mt="sm">
          <Text size="sm" c="dimmed">
            <Trans>Tenant and landlord see the same entries. A minus balance is rent paid ahead.</Trans>
          </Text>
          <DataList
            name="account-book"
            label={t`Account book`}
            query={book}
            failure={msg`The account book could not be loaded`}
            empty={t`No entries yet`}
            columns={columns}
            rowKey={({ id }) => id}
            minWidth={480}
          />
        </Stack>
      </details>
    </Card>
  );
}
