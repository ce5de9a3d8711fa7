// Which bed of a PG is let: those that are let now say from when they are free.
import { useLingui } from '@lingui/react/macro';
import type { LeaseOption } from '../../../contract/leases.ts';
import { formatDate } from '../../../domain/dates.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { SelectField } from '../../ui/select-field.tsx';

type Bed = LeaseOption['beds'][number];
type BedChoiceProps = {
  beds: readonly Bed[];
  value: string | null;
  onChoose: (bed: Bed) => void;
  error: string | undefined;
};

export function BedChoice({ beds, value, onChoose, error }: BedChoiceProps) {
  const { t } = useLingui();
  const worded = ({ room, label, rent, free_from: from }: Bed) => {
    const amount = formatRupees(paise(rent));
    if (from === null) return t`Room ${room}, bed ${label}: ${amount}`;
    const day = formatDate(from);
    return t`Room ${room}, bed ${label}: ${amount}, free from ${day}`;
  };
  return (
    <SelectField
      label={t`Bed`}
      required
      searchable
      options={beds.map((bed) => ({ value: bed.id, label: worded(bed) }))}
      value={value}
      onChange={(chosen) => {
        const bed = beds.find(({ id }) => id === chosen);
        if (bed) onChoose(bed);
      }}
      error={error}
    />
  );
}
