// Rents of this month that came in, recorded together: a tick, day and way for each, one save, and each gets a receipt of its own.
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Card, Checkbox, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { RentGridRow } from '../../../contract/rents.ts';
import { formatMonth, monthOf } from '../../../domain/dates.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { byCursor } from '../../components/list/by-cursor.ts';
import { DataTable } from '../../components/list/data-table.tsx';
import { fieldErrorsOf, ruleOf, ruleSentence } from '../../components/listing-rules.ts';
import { LoadError } from '../../components/load-error.tsx';
import { HomeName, useHomeNames } from '../../components/property/home-names.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';
import { failureMessage, unknownFailure } from '../../lib/messages.ts';
import type { Column } from '../../ui/columns.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { PaymentFields } from './payment-fields.tsx';
import { type PaymentValues, paymentValues, toPayment } from './payment-values.ts';
import { RecordRentButton } from './record-rent-button.tsx';
import { useReloadRent } from './use-rent-move.ts';

const LEASES_A_PAGE = 100;
type Open = {
  due: string;
  lease: string;
  home: string;
  tenant: string;
  month: string;
  open: number;
  /** Late months before it. */
  earlier: readonly string[];
};

/** What the month still asks for, of leases whose tenants pay their landlord; what a tenant reported waits to be confirmed instead. */
const openOf = (rows: readonly RentGridRow[]): Open[] =>
  rows.flatMap(
    ({ lease_id: lease, home_name: home, tenant_name: tenant, is_paid_to_operator, months, rent_now }) => {
      const [cell] = months;
      if (!cell || is_paid_to_operator || cell.waits_for || cell.paid >= cell.amount) return [];
      const earlier = rent_now?.late_months.filter((month) => month < cell.month) ?? [];
      return [
        {
          ...{ due: cell.due_id, lease, home, tenant, month: cell.month },
          ...{ open: cell.amount - cell.paid, earlier },
        },
      ];
    },
  );

export function RecordRents() {
  const { queries } = useApi();
  const month = monthOf(clock.today());
  const list = useInfiniteQuery(
    queries.rents.grid.infiniteOptions({
      ...byCursor,
      input: (cursor: string | undefined) => ({ as: 'landlord', until: month, limit: LEASES_A_PAGE, cursor }),
      staleTime: 0,
      // What is being typed stays; the list is read anew once it is saved.
      refetchOnWindowFocus: false,
    }),
  );
  if (list.isPending) return <TableSkeleton rows={6} />;
  if (!list.data) return <LoadError query={list} otherwise={msg`The rent could not be loaded`} />;
  const rows = openOf(list.data.pages.flatMap(({ items }) => items));
  return (
    <Stack gap="md">
      <Rows rows={rows} month={formatMonth(month)} isWhole={!list.hasNextPage} />
      {list.hasNextPage && (
        <Group justify="center">
          <Button variant="default" loading={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
            <Trans>Show more</Trans>
          </Button>
        </Group>
      )}
    </Stack>
  );
}

type Errors = Readonly<Record<string, string>>;

type RowsProps = {
  rows: readonly Open[];
  month: string;
  /** No lease comes after those that were read. */
  isWhole: boolean;
};

function Rows({ rows, month, isWhole }: RowsProps) {
  const { t, i18n } = useLingui();
  const { api } = useApi();
  const reload = useReloadRent();
  const [chosen, setChosen] = useState<Readonly<Record<string, PaymentValues>>>({});
  const [errors, setErrors] = useState<Readonly<Record<string, Errors>>>({});
  const [saved, setSaved] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  // A second try of the same row is the same request, also where an answer never came.
  const keys = useRef(new Map<string, string>());
  const homeName = useHomeNames(rows.map(({ home }) => home));
  const columns = useOpenColumns();
  const ticked = rows.filter(({ due }) => chosen[due]);
  const nameOf = ({ tenant, home }: Open) => `${tenant} · ${homeName(home)}`;
  const set = (due: string, fields: PaymentValues | undefined) =>
    setChosen(({ [due]: _, ...others }) => (fields ? { ...others, [due]: fields } : others));
  const save = async () => {
    setIsBusy(true);
    setSaved(0);
    const failed: Record<string, Errors> = {};
    for (const { due } of ticked) {
      const fields = chosen[due];
      if (!fields) continue;
      const input = { id: due, ...toPayment(fields) };
      const body = JSON.stringify(input);
      const key = keys.current.get(body) ?? crypto.randomUUID();
      keys.current.set(body, key);
      try {
        await api.rents.record(input, { context: { idempotencyKey: key } });
        setSaved((count) => count + 1);
        setChosen(({ [due]: _, ...others }) => others);
      } catch (error) {
        failed[due] = explained(error, i18n);
      }
    }
    setErrors(failed);
    await reload();
    setIsBusy(false);
  };
  return (
    <Stack gap="md">
      {saved > 0 && (
        <Alert color="green" role="status">
          <Plural
            value={saved}
            one="# rent recorded, with its receipt. The tenant is notified."
            other="# rents recorded, each with a receipt of its own. The tenants are notified."
          />
        </Alert>
      )}
      {rows.length === 0 && !isWhole && (
        <Text size="sm" c="dimmed">
          <Trans>So far all rent for {month} is recorded.</Trans>
        </Text>
      )}
      {rows.length === 0 && isWhole && (
        <EmptyState title={t`All rent for ${month} is recorded`}>
          <Trans>Rent not paid yet this month shows up here.</Trans>
        </EmptyState>
      )}
      {rows.length > 0 && (
        <>
          <Text size="sm" c="dimmed">
            <Trans>Tick the rent you received for {month}.</Trans>
          </Text>
          <DataTable
            label={t`Rent still open`}
            columns={columns}
            rows={rows}
            rowKey={({ due }) => due}
            minWidth={720}
            selection={{
              label: t`Received`,
              // On a phone each box says it by its label.
              head: (
                <Text span inherit visibleFrom="sm">
                  {t`Received`}
                </Text>
              ),
              isChosen: ({ due }) => chosen[due] !== undefined,
              cell: (row) => (
                <Checkbox
                  aria-label={nameOf(row)}
                  checked={chosen[row.due] !== undefined}
                  onChange={({ currentTarget: { checked } }) =>
                    set(row.due, checked ? paymentValues(row.open, clock.today()) : undefined)
                  }
                />
              ),
            }}
          />
          {ticked.map((row) => {
            const fields = chosen[row.due];
            return (
              fields && (
                <Fields
                  key={row.due}
                  name={nameOf(row)}
                  fields={fields}
                  errors={errors[row.due] ?? {}}
                  set={(own) => set(row.due, { ...fields, ...own })}
                />
              )
            );
          })}
          {ticked.length > 0 && (
            <Group>
              <Button loading={isBusy} onClick={save}>
                <Plural value={ticked.length} one="Save # rent" other="Save # rents" />
              </Button>
            </Group>
          )}
        </>
      )}
    </Stack>
  );
}

/** By field, so that it stands where it is mended; whatever belongs to none is below the row. */
function explained(error: unknown, i18n: I18n): Errors {
  const rule = ruleOf(error);
  const sentence = rule && ruleSentence(rule.rule, rule.facts);
  if (rule && sentence) return { [rule.field ?? 'row']: i18n._(sentence) };
  const fields = Object.entries(fieldErrorsOf(error)).flatMap(([name, text]) => (text ? [[name, text]] : []));
  if (fields.length > 0) return Object.fromEntries(fields);
  const message = failureMessage(error, unknownFailure(error));
  return { row: typeof message === 'string' ? message : i18n._(message) };
}

function useOpenColumns(): Column<Open>[] {
  const { t } = useLingui();
  const dueOf = ({ open }: Open) => formatRupees(paise(open));
  const act = ({ lease, tenant }: Open) => <RecordRentButton leaseId={lease} tenant={tenant} isOwn />;
  return [
    {
      key: 'home',
      label: t`Home`,
      isHeader: true,
      minWidth: 200,
      cell: ({ home }) => <HomeName name={home} />,
      onPhone: (row) => (
        <Group justify="space-between" gap="xs" wrap="nowrap" w="100%" fw={400}>
          <div style={{ minWidth: 0 }}>
            <Text size="xs" c="dimmed" truncate>
              {row.tenant} · <HomeName name={row.home} />
            </Text>
            <Text size="sm" className="money">
              {dueOf(row)} · {formatMonth(row.month)}
            </Text>
            <Earlier months={row.earlier} />
          </div>
          {act(row)}
        </Group>
      ),
    },
    { key: 'tenant', label: t`Tenant`, cell: ({ tenant }) => tenant },
    {
      key: 'month',
      label: t`Month`,
      isNarrow: true,
      cell: ({ month, earlier }) => (
        <>
          {formatMonth(month)}
          <Earlier months={earlier} />
        </>
      ),
    },
    { key: 'due', label: t`Due`, align: 'right', isNarrow: true, cell: dueOf },
    { key: 'act', label: t`Next step`, align: 'right', cell: act },
  ];
}

/** The row is of this month alone: what was due before is recorded with its button. */
function Earlier({ months }: { months: readonly string[] }) {
  const names = months.map(formatMonth).join(', ');
  if (months.length === 0) return null;
  return (
    <Text size="xs" c="red">
      <Plural value={months.length} one={`${names} is not paid yet`} other={`${names} are not paid yet`} />
    </Text>
  );
}

type FieldsProps = {
  /** Whose rent it is. */
  name: string;
  fields: PaymentValues;
  errors: Errors;
  set: (own: Partial<PaymentValues>) => void;
};

function Fields({ name, fields, errors, set }: FieldsProps) {
  return (
    <Card padding="sm" component="section" aria-label={name}>
      <Stack gap="sm">
        <Text size="sm" fw={600}>
          {name}
        </Text>
        <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing="sm">
          <PaymentFields fields={fields} set={set} errors={errors} />
        </SimpleGrid>
        {errors.row && (
          <Text size="sm" c="red" role="alert">
            {errors.row}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
