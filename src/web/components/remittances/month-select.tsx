// The months that an owner has a statement of.
import { useLingui } from '@lingui/react/macro';
import type { OwnerStatement } from '../../../contract/remittances.ts';
import { formatMonth } from '../../../domain/dates.ts';
import { SelectField } from '../../ui/select-field.tsx';

type MonthSelectProps = {
  of: Pick<OwnerStatement, 'month' | 'months'>;
  onChange: (month: string | undefined) => void;
};

export function MonthSelect({ of: { month, months }, onChange }: MonthSelectProps) {
  const { t } = useLingui();
  return (
    <SelectField
      label={t`Month`}
      value={month}
      onChange={(chosen) => onChange(chosen ?? undefined)}
      allowDeselect={false}
      options={[...new Set([month, ...months])]
        .toSorted()
        .toReversed()
        .map((value) => ({ value, label: formatMonth(value) }))}
    />
  );
}
