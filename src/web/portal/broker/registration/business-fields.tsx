// The business of a broker: firm, GSTIN, and their number with the real-estate authority of each state they work in.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Fieldset, Group, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { RERA_NUMBERS_MAX, type ReraState, reraExample, reraStates } from '../../../../domain/brokers.ts';
import { addMonths } from '../../../../domain/dates.ts';
import { useStateName } from '../../../components/use-state-name.ts';
import { clock } from '../../../lib/clock.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { IconPlus, IconTrash } from '../../../ui/icons.ts';
import { SelectField } from '../../../ui/select-field.tsx';

export type ReraValue = { state: ReraState | null; number: string; expires_on: string | null };
export type BusinessValues = { firm: string; gstin: string; rera_numbers: ReraValue[] };

const blankNumber: ReraValue = { state: null, number: '', expires_on: null };
const YEARS_AHEAD = 12;

type Known = {
  firm: string | null;
  gstin: string | null;
  state: string | null;
  rera_numbers: readonly { state: string; number: string; expires_on: string | null }[];
};

/** The first number is of the state one lives in, until something else was saved. */
export function businessOf({ firm, gstin, state, rera_numbers: numbers }: Known): BusinessValues {
  const known = (name: string | null) => reraStates.find((one) => one === name) ?? null;
  return {
    firm: firm ?? '',
    gstin: gstin ?? '',
    rera_numbers:
      numbers.length === 0
        ? [{ ...blankNumber, state: known(state) }]
        : numbers.map(({ state: of, number, expires_on }) => ({ state: known(of), number, expires_on })),
  };
}

/** What was left open goes as it is: the server says at its field what is missing. */
export const toBusiness = ({ firm, gstin, rera_numbers }: BusinessValues) => ({
  firm,
  gstin: gstin || null,
  rera_numbers: rera_numbers.map((entry) => ({ ...entry, state: entry.state as ReraState })),
});

type BusinessFieldsProps = {
  fields: BusinessValues;
  set: (own: Partial<BusinessValues>) => void;
  errors: Readonly<Record<string, string | undefined>>;
};

export function BusinessFields({ fields, set, errors }: BusinessFieldsProps) {
  const { t } = useLingui();
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <TextInput
          label={t`Name of the firm`}
          description={t`Your own name when you work alone`}
          required
          maxLength={120}
          value={fields.firm}
          onChange={(event) => set({ firm: event.currentTarget.value })}
          error={errors.firm}
        />
        <TextInput
          label={t`GSTIN`}
          description={t`If you have one`}
          maxLength={20}
          value={fields.gstin}
          onChange={(event) => set({ gstin: event.currentTarget.value })}
          error={errors.gstin}
        />
      </SimpleGrid>
      <ReraFields fields={fields} set={set} errors={errors} />
    </Stack>
  );
}

function ReraFields({ fields: { rera_numbers: numbers }, set, errors }: BusinessFieldsProps) {
  const change = (place: number, own: Partial<ReraValue>) =>
    set({ rera_numbers: numbers.map((entry, at) => (at === place ? { ...entry, ...own } : entry)) });
  return (
    <Stack gap="sm">
      {numbers.map((entry, place) => (
        <ReraNumberFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a number being typed has no name but its place.
          key={place}
          entry={entry}
          place={place}
          errors={errors}
          onChange={(own) => change(place, own)}
          onRemove={
            numbers.length > 1
              ? () => set({ rera_numbers: numbers.filter((_, at) => at !== place) })
              : undefined
          }
        />
      ))}
      {errors.rera_numbers && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {errors.rera_numbers}
        </Text>
      )}
      {numbers.length < RERA_NUMBERS_MAX && (
        <Group>
          <Button
            variant="default"
            size="sm"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => set({ rera_numbers: [...numbers, blankNumber] })}
          >
            <Trans>Add a number of another state</Trans>
          </Button>
        </Group>
      )}
    </Stack>
  );
}

type ReraNumberProps = {
  entry: ReraValue;
  place: number;
  errors: BusinessFieldsProps['errors'];
  onChange: (own: Partial<ReraValue>) => void;
  onRemove: (() => void) | undefined;
};

function ReraNumberFields({ entry, place, errors, onChange, onRemove }: ReraNumberProps) {
  const { t } = useLingui();
  const stateName = useStateName();
  const today = clock.today();
  const example = entry.state && reraExample(entry.state);
  const error = (field: string) => errors[`rera_numbers.${place}.${field}`];
  const number = place + 1;
  return (
    <Fieldset legend={t`RERA number ${number}`}>
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="md">
        <SelectField
          label={t`State of the number`}
          required
          searchable
          options={reraStates.map((state) => ({ value: state, label: stateName(state) }))}
          value={entry.state}
          onChange={(state) => onChange({ state: state as ReraState | null })}
          error={error('state')}
        />
        <TextInput
          label={t`RERA agent number`}
          description={example ? t`Like ${example}` : t`As on your certificate; we look it up`}
          required
          maxLength={60}
          value={entry.number}
          onChange={(event) => onChange({ number: event.currentTarget.value })}
          error={error('number')}
        />
        <DateField
          label={t`Valid until`}
          description={t`As on your certificate`}
          clearable
          today={today}
          min={today}
          max={addMonths(today, 12 * YEARS_AHEAD)}
          value={entry.expires_on}
          onChange={(expires_on) => onChange({ expires_on })}
          error={error('expires_on')}
        />
      </SimpleGrid>
      {onRemove && (
        <Button
          mt="sm"
          size="xs"
          variant="subtle"
          color="red"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={onRemove}
        >
          <Trans>Remove this number</Trans>
        </Button>
      )}
    </Fieldset>
  );
}
