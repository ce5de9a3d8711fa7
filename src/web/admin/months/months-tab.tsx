// Commission months: which there are, what the open one would pay, closing and verifying them, and the money that is held.
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Card, Stack, Text, Title } from '@mantine/core';
import { useSearchParams } from 'react-router';
import type { CommissionMonth } from '../../../contract/months.ts';
import type { Month } from '../../../domain/dates.ts';
import { LoadError } from '../../components/load-error.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SeenAt } from '../../ui/seen-at.tsx';
import { SettingList } from '../../ui/setting-rows.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { adminTab } from '../shell/admin-tab.ts';
import { Adjustments } from './adjustments.tsx';
import { CreditCorrections } from './credit-corrections.tsx';
import { Holds } from './holds.tsx';
import { MonthDetails } from './month-details.tsx';
import { monthFailures } from './month-messages.ts';
import { MonthTable } from './month-table.tsx';
import { Preview } from './preview.tsx';
import { useMonths } from './use-months.ts';

export default adminTab({ place: 90, label: msg`Commission months`, permission: 'months.list' }, MonthsTab);

function MonthsTab() {
  const { months, running, close } = useMonths();
  const [params] = useSearchParams();
  const previewed = months.data && monthToPreview(months.data.items, params.get('month'));
  const isNamed = previewed !== undefined && previewed.month === params.get('month');
  // One that can be closed is the work to be done here, and comes before the list; so does one that was asked for.
  const preview = previewed && previewed.month !== running && (
    <Preview
      key={previewed.month}
      month={previewed}
      isAskedFor={isNamed}
      against={closedBefore(months.data?.items ?? [], previewed.month)}
      onClose={close}
    />
  );
  const isFirst = previewed?.can_close || isNamed;
  return (
    <Stack gap="lg">
      <PageHeader
        title={<Trans>Commission months</Trans>}
        description={<Trans>Close each month after its cut-off.</Trans>}
      />
      {isFirst && preview}
      <Card padding="md" component="section" aria-labelledby="months-title">
        <Stack gap="md">
          <div>
            <Title order={2} size="h4" id="months-title">
              <Trans>Months</Trans>
            </Title>
            <Text size="sm" c="dimmed">
              <Trans>
                RVL (rental value locked) is the rent paid. Rent marked paid after the cut-off counts in the
                next month.
              </Trans>
            </Text>
          </div>
          {months.isPending && <TableSkeleton rows={4} />}
          <SeenAt of={months} />
          {months.isError && !months.data && <LoadError query={months} otherwise={monthFailures.load} />}
          {months.data && (
            <MonthTable
              months={months.data.items}
              running={running}
              previewed={preview ? previewed?.month : undefined}
            />
          )}
        </Stack>
      </Card>
      {!isFirst && preview}
      <SettingList>
        <Holds />
        {months.data && <Adjustments months={months.data.items} />}
        <CreditCorrections />
        {months.data && <MonthDetails months={months.data.items} initial={initialMonth(months.data.items)} />}
      </SettingList>
    </Stack>
  );
}

/** The month closed last, or the present one while none is closed. */
const initialMonth = (items: readonly CommissionMonth[]): Month =>
  items
    .filter(({ closed_at }) => closed_at !== null)
    .map(({ month }) => month)
    .sort()
    .at(-1) ?? (items[0] as CommissionMonth).month;

/** What an open month is compared with (src/server/commissions/months/preview.ts). */
const closedBefore = (items: readonly CommissionMonth[], month: Month): Month | undefined =>
  items
    .filter(({ month: one, closed_at }) => closed_at !== null && one < month)
    .map(({ month: one }) => one)
    .sort()
    .at(-1);

/** The open month that the address names, otherwise the one that closes next. */
function monthToPreview(items: readonly CommissionMonth[], named: string | null) {
  const open = items.filter(({ closed_at }) => closed_at === null);
  const oldestFirst = open.toSorted((a, b) => a.month.localeCompare(b.month));
  return oldestFirst.find(({ month }) => month === named) ?? oldestFirst[0];
}
