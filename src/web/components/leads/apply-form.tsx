// Applies for a home: when to move in, who would live there, and a word to the lister.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, NumberInput, Stack, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import type { Application } from '../../../contract/applications.ts';
import { LEAD_NOTE_MAX } from '../../../contract/choices.ts';
import {
  type Household,
  households,
  type IncomeBand,
  incomeBands,
  MOVE_IN_DAYS_AHEAD,
  OCCUPANTS_MAX,
} from '../../../domain/applications.ts';
import { addDays, dateInIndia } from '../../../domain/dates.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { householdLabel, incomeLabel } from './lead-labels.ts';
import { useKeptFields } from './use-kept-fields.ts';
import { useLeadForm } from './use-lead-form.ts';

type Fields = {
  moveIn: string | null;
  household: Household;
  occupants: number;
  income: IncomeBand | null;
  notes: string;
};
const blank: Fields = { moveIn: null, household: 'family', occupants: 2, income: null, notes: '' };

type ApplyFormProps = { homeId: string; onSent: (application: Application) => void };

export function ApplyForm({ homeId, onSent }: ApplyFormProps) {
  const { t } = useLingui();
  const { api } = useApi();
  const { fields, set, forget } = useKeptFields(`apply.${homeId}`, blank);
  const form = useLeadForm({
    send: api.applications.submit,
    onSent: (application) => {
      forget();
      onSent(application);
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!fields.moveIn) return form.setErrors({ move_in_date: t`Choose a day` });
    form.submit({
      property_id: homeId,
      move_in_date: fields.moveIn,
      household: fields.household,
      occupants: fields.occupants,
      income_band: fields.income,
      notes: fields.notes,
    });
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Reuse onFill={set} />
        <MoveInField
          value={fields.moveIn}
          onChange={(moveIn) => set({ moveIn })}
          error={form.errors.move_in_date}
        />
        <HouseholdFields fields={fields} set={set} errors={form.errors} />
        <Textarea
          label={t`Notes`}
          description={t`A few words about you. Phone numbers show once the application is accepted.`}
          value={fields.notes}
          onChange={(event) => set({ notes: event.currentTarget.value })}
          maxLength={LEAD_NOTE_MAX}
          autosize
          minRows={2}
          error={form.errors.notes}
        />
        <Button type="submit" loading={form.isBusy}>
          <Trans>Send application</Trans>
        </Button>
      </Stack>
    </form>
  );
}

/** One application reused: what was said of the household before is filled in, the day of moving in is not. */
function Reuse({ onFill }: { onFill: (own: Partial<Fields>) => void }) {
  const { queries } = useApi();
  const earlier = useQuery(queries.applications.listMine.queryOptions({ input: { show: 'all', limit: 1 } }));
  const last = earlier.data?.items[0];
  if (!last) return null;
  const fill = () =>
    onFill({
      household: households.find((known) => known === last.household) ?? blank.household,
      occupants: last.occupants,
      income: last.income_band,
      notes: last.notes ?? '',
    });
  return (
    <Button variant="light" size="sm" onClick={fill}>
      <Trans>Fill in from my last application</Trans>
    </Button>
  );
}

type MoveInProps = {
  value: string | null;
  onChange: (date: string | null) => void;
  error: string | undefined;
};

function MoveInField(props: MoveInProps) {
  const { t } = useLingui();
  const today = dateInIndia(new Date().toISOString());
  return (
    <DateField
      {...props}
      label={t`Move-in date`}
      today={today}
      min={today}
      max={addDays(today, MOVE_IN_DAYS_AHEAD)}
      required
    />
  );
}

type HouseholdProps = {
  fields: Fields;
  set: (own: Partial<Fields>) => void;
  errors: Readonly<Record<string, string | undefined>>;
};

function HouseholdFields({ fields, set, errors }: HouseholdProps) {
  const { t, i18n } = useLingui();
  return (
    <>
      <SelectField
        label={t`Who would live there`}
        options={households.map((value) => ({ value, label: i18n._(householdLabel(value)) }))}
        value={fields.household}
        onChange={(value) => value && set({ household: value as Household })}
        allowDeselect={false}
        error={errors.household}
      />
      <NumberInput
        label={t`How many people`}
        value={fields.occupants}
        onChange={(value) => set({ occupants: Number(value) || 0 })}
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
