// The fields of an application that the application profile has too: when to move in, and who would live there on what income.
import { useLingui } from '@lingui/react/macro';
import {
  type Household,
  households,
  type IncomeBand,
  incomeBands,
  MOVE_IN_DAYS_AHEAD,
  OCCUPANTS_MAX,
} from '../../../domain/applications.ts';
import { addDays } from '../../../domain/dates.ts';
import { clock } from '../../lib/clock.ts';
import { DateField } from '../../ui/date-field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import type { FieldErrors } from '../form/use-form-mutation.ts';
import { householdLabel, incomeLabel } from './lead-labels.ts';

type MoveInProps = {
  value: string | null;
  onChange: (date: string | null) => void;
  error: string | undefined;
  isOptional?: boolean;
};

export function MoveInField({ isOptional = false, ...props }: MoveInProps) {
  const { t } = useLingui();
  const today = clock.today();
  return (
    <DateField
      {...props}
      label={t`Move-in date`}
      today={today}
      min={today}
      max={addDays(today, MOVE_IN_DAYS_AHEAD)}
      required={!isOptional}
      clearable={isOptional}
    />
  );
}

export type HouseholdValues = {
  household: Household | null;
  occupants: number | null;
  income: IncomeBand | null;
};

type HouseholdProps = {
  fields: HouseholdValues;
  set: (own: Partial<HouseholdValues>) => void;
  errors: FieldErrors;
  isOptional?: boolean;
};

export function HouseholdFields({ fields, set, errors, isOptional = false }: HouseholdProps) {
  const { t, i18n } = useLingui();
  return (
    <>
      <SelectField
        label={t`Who would live there`}
        options={households.map((value) => ({ value, label: i18n._(householdLabel(value)) }))}
        value={fields.household}
        onChange={(value) => (value || isOptional) && set({ household: value as Household | null })}
        allowDeselect={isOptional}
        clearable={isOptional}
        error={errors.household}
      />
      <NumberField
        label={t`How many people`}
        value={fields.occupants ?? ''}
        onChange={(value) => set({ occupants: value === '' ? null : Number(value) })}
        min={1}
        max={OCCUPANTS_MAX}
        allowDecimal={false}
        error={errors.occupants}
      />
      <SelectField
        label={t`Household income (optional)`}
        options={incomeBands.map((value) => ({ value, label: i18n._(incomeLabel(value)) }))}
        value={fields.income}
        onChange={(value) => set({ income: value as IncomeBand | null })}
        clearable
        error={errors.income_band}
      />
    </>
  );
}
