// Which of one's rented homes the page is about: a part of its own, since few people rent several.
import { useLingui } from '@lingui/react/macro';
import type { Lease } from '../../../contract/leases.ts';
import { useHomeNames } from '../../components/property/home-names.tsx';
import { SelectField } from '../../ui/select-field.tsx';

type HomeOfRentProps = { leases: readonly Lease[]; chosen: string; onChoose: (leaseId: string) => void };

export default function HomeOfRent({ leases, chosen, onChoose }: HomeOfRentProps) {
  const { t } = useLingui();
  const nameOf = useHomeNames(leases.map(({ home_name }) => home_name));
  return (
    <SelectField
      label={t`Home`}
      value={chosen}
      onChange={(id) => id && onChoose(id)}
      allowDeselect={false}
      options={leases.map(({ id, home_name }) => ({ value: id, label: nameOf(home_name) }))}
    />
  );
}
