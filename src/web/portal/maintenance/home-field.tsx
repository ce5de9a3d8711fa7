// Which home needs repair: by its name and who lives there.
import { useLingui } from '@lingui/react/macro';
import type { Lease } from '../../../contract/leases.ts';
import { SelectField } from '../../ui/select-field.tsx';

type HomeFieldProps = {
  leases: readonly Lease[];
  value: string | null;
  onChange: (leaseId: string) => void;
  /** There are too many to show them all. */
  onSearch: ((typed: string) => void) | undefined;
  error: string | undefined;
};

export function HomeField({ leases, value, onChange, onSearch, error }: HomeFieldProps) {
  const { t } = useLingui();
  const label = ({ home_name, side, tenant }: Lease) =>
    side === 'tenant' ? home_name : `${home_name} · ${tenant.name}`;
  return (
    <SelectField
      label={t`Home`}
      required
      placeholder={t`Choose one`}
      searchable={onSearch !== undefined}
      {...(onSearch && { onSearchChange: onSearch })}
      nothingFoundMessage={t`Nothing found`}
      value={value}
      onChange={(id) => onChange(id ?? '')}
      allowDeselect={false}
      options={leases.map((lease) => ({ value: lease.id, label: label(lease) }))}
      error={error}
    />
  );
}
