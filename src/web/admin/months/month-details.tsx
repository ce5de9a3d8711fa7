// What a month posts for earlier ones, and why anybody gets what they get of it; the month stands in the address.
import { Trans, useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import type { CommissionMonth } from '../../../contract/months.ts';
import { formatMonth, type Month } from '../../../domain/dates.ts';
import { useQueryChange } from '../../lib/use-query-change.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { FoldedRow } from '../../ui/setting-rows.tsx';
import { Corrections } from './corrections.tsx';
import { PersonMonth } from './person-month.tsx';

type MonthDetailsProps = {
  months: readonly CommissionMonth[];
  /** Unless the address names another. */
  initial: Month;
};

export function MonthDetails({ months, initial }: MonthDetailsProps) {
  const { t } = useLingui();
  const [params, change] = useQueryChange();
  const asked = params.get('of');
  const month = months.find((one) => one.month === asked)?.month ?? initial;
  const newestFirst = months.toSorted((a, b) => b.month.localeCompare(a.month));
  const choose = (value: string | null) => value && change({ of: value });
  return (
    <FoldedRow
      title={t`How an amount is calculated`}
      state={t`Every commission line of an affiliate, with its source`}
      text={<Trans>An open month shows what closing it now would pay.</Trans>}
      isOpen={asked !== null}
    >
      <Stack gap="lg">
        <SelectField
          label={t`Month`}
          options={newestFirst.map((one) => ({ value: one.month, label: formatMonth(one.month) }))}
          value={month}
          onChange={choose}
          allowDeselect={false}
          maw={260}
        />
        <PersonMonth key={`person ${month}`} month={month} />
        <Corrections key={`corrections ${month}`} month={month} />
      </Stack>
    </FoldedRow>
  );
}
