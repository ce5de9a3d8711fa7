// Which home needs repair: by its name and who lives there.
import { useLingui } from '@lingui/react/macro';
import type { HomeToRepair } from '../../../contract/maintenance.ts';
import { useHomeNames } from '../../components/property/home-names.tsx';
import { SelectField } from '../../ui/select-field.tsx';

/** What tells a choice from all others. */
export const keyOfHome = (home: HomeToRepair): string =>
  home.lease_id ?? home.property_id ?? home.managed_property_id ?? '';

type Place = Pick<HomeToRepair, 'lease_id' | 'property_id' | 'managed_property_id'>;

/** Where nobody lives, the home itself. Nothing chosen is what the server asks for first. */
export function placeOf(home: Place | undefined) {
  if (home?.lease_id === null && home.property_id) return { property_id: home.property_id };
  if (home?.lease_id === null && home.managed_property_id) {
    return { managed_property_id: home.managed_property_id };
  }
  return { lease_id: home?.lease_id ?? '' };
}

type HomeFieldProps = {
  homes: readonly HomeToRepair[];
  value: HomeToRepair | undefined;
  onChange: (key: string) => void;
  /** There are too many to show them all. */
  onSearch: ((typed: string) => void) | undefined;
  /** A tenant knows who lives in theirs. */
  namesTenants: boolean;
  error: string | undefined;
  /** The form begins here. */
  isFirst: boolean;
};

export function HomeField({
  homes,
  value,
  onChange,
  onSearch,
  namesTenants,
  error,
  isFirst,
}: HomeFieldProps) {
  const { t } = useLingui();
  const shown = useHomeNames(homes.map(({ home_name }) => home_name));
  const label = ({ home_name, tenant_name }: HomeToRepair) =>
    namesTenants ? `${shown(home_name)} · ${tenant_name ?? t`Without a tenant`}` : shown(home_name);
  return (
    <SelectField
      label={t`Home`}
      required
      autoFocus={isFirst}
      data-autofocus={isFirst || undefined}
      // What it covers is not read yet.
      openOnFocus={false}
      placeholder={t`Choose one`}
      {...(value?.lease_id === null && {
        description: t`It is not rented through Kiraya now, so no tenant will see this repair.`,
      })}
      searchable={onSearch !== undefined}
      {...(onSearch && { onSearchChange: onSearch })}
      nothingFoundMessage={t`Nothing found`}
      value={value ? keyOfHome(value) : null}
      onChange={(key) => onChange(key ?? '')}
      allowDeselect={false}
      options={homes.map((home) => ({ value: keyOfHome(home), label: label(home) }))}
      error={error}
    />
  );
}
