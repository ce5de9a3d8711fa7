// Meters and keys of a report while it is written.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, Group, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { KEYS_MAX, keyKinds, METERS_MAX, meterKinds, meterUnits } from '../../../domain/condition-reports.ts';
import {
  keyLabels,
  keyName,
  meterLabels,
  unitLabels,
} from '../../components/condition-reports/condition-labels.ts';
import type { DraftKeys, DraftMeter } from '../../lib/offline/report-draft.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import type { DraftProblems } from './draft-problems.ts';
import { type DraftProps, LinePhotos } from './line-photos.tsx';

const columns = { base: 1, sm: 2 };
const numberOr = (value: number | string): number | '' => (value === '' ? '' : Number(value));

type PartProps = DraftProps & { problems: DraftProblems };

export function MeterFields({ problems, ...props }: PartProps) {
  const { t, i18n } = useLingui();
  const { draft, set } = props;
  const setMeters = (change: (now: DraftMeter[]) => DraftMeter[]) =>
    set((now) => ({ ...now, meters: change(now.meters) }));
  const change = (id: string, own: Partial<DraftMeter>) =>
    setMeters((now) => now.map((one) => (one.id === id ? { ...one, ...own } : one)));
  return (
    <Card padding="md" withBorder component="section" aria-label={t`Meters`}>
      <Stack gap="md">
        <Text fw={600}>
          <Trans>Meters</Trans>
        </Text>
        {draft.meters.map((meter) => {
          const name = i18n._(meterLabels[meter.kind]);
          const problem = problems.get(meter.id);
          return (
            <Stack key={meter.id} gap={6} role="group" aria-label={name}>
              <SimpleGrid cols={columns} spacing="xs">
                <SelectField
                  label={t`Meter`}
                  value={meter.kind}
                  onChange={(value) =>
                    change(meter.id, { kind: meterKinds.find((one) => one === value) ?? meter.kind })
                  }
                  options={meterKinds.map((value) => ({ value, label: i18n._(meterLabels[value]) }))}
                />
                <TextInput
                  label={t`Number on the meter`}
                  maxLength={40}
                  value={meter.number}
                  onChange={(event) => change(meter.id, { number: event.currentTarget.value })}
                />
                <NumberField
                  label={t`Reading`}
                  value={meter.reading}
                  onChange={(value) => change(meter.id, { reading: numberOr(value) })}
                  max={10_000_000}
                  decimalScale={3}
                  error={problem && i18n._(problem)}
                />
                <SelectField
                  label={t`Unit`}
                  value={meter.unit}
                  onChange={(value) =>
                    change(meter.id, { unit: meterUnits.find((one) => one === value) ?? meter.unit })
                  }
                  options={meterUnits.map((value) => ({ value, label: unitLabels[value] }))}
                />
              </SimpleGrid>
              <LineEnd
                {...props}
                lineId={meter.id}
                name={name}
                remove={() => setMeters((now) => now.filter(({ id }) => id !== meter.id))}
              />
            </Stack>
          );
        })}
        <Group>
          <Button
            size="xs"
            variant="default"
            disabled={draft.meters.length >= METERS_MAX}
            onClick={() => setMeters((now) => [...now, blankMeter()])}
          >
            <Trans>Add a meter</Trans>
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}

const blankMeter = (): DraftMeter => ({
  id: crypto.randomUUID(),
  kind: 'water',
  number: '',
  reading: '',
  unit: 'm3',
});

export function KeyFields({ problems, ...props }: PartProps) {
  const { t, i18n } = useLingui();
  const { draft, set } = props;
  const setKeys = (change: (now: DraftKeys[]) => DraftKeys[]) =>
    set((now) => ({ ...now, keys: change(now.keys) }));
  const change = (id: string, own: Partial<DraftKeys>) =>
    setKeys((now) => now.map((one) => (one.id === id ? { ...one, ...own } : one)));
  return (
    <Card padding="md" withBorder component="section" aria-label={t`Keys`}>
      <Stack gap="md">
        <Text fw={600}>
          <Trans>Keys</Trans>
        </Text>
        {draft.keys.map((keySet) => {
          const name = keyName(i18n, keySet);
          const problem = problems.get(keySet.id);
          const said = problem && i18n._(problem);
          const isNameMissing = keySet.kind === 'other' && !keySet.name.trim();
          return (
            <Stack key={keySet.id} gap={6} role="group" aria-label={name}>
              <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="xs">
                <SelectField
                  label={t`Key`}
                  value={keySet.kind}
                  onChange={(value) =>
                    change(keySet.id, { kind: keyKinds.find((one) => one === value) ?? keySet.kind })
                  }
                  options={keyKinds.map((value) => ({ value, label: i18n._(keyLabels[value]) }))}
                />
                <TextInput
                  label={t`What it opens`}
                  maxLength={80}
                  value={keySet.name}
                  onChange={(event) => change(keySet.id, { name: event.currentTarget.value })}
                  error={isNameMissing && said}
                />
                <NumberField
                  label={t`How many`}
                  value={keySet.count}
                  onChange={(value) => change(keySet.id, { count: numberOr(value) })}
                  max={99}
                  allowDecimal={false}
                  error={!isNameMissing && said}
                />
              </SimpleGrid>
              <LineEnd
                {...props}
                lineId={keySet.id}
                name={name}
                remove={() => setKeys((now) => now.filter(({ id }) => id !== keySet.id))}
              />
            </Stack>
          );
        })}
        <Group>
          <Button
            size="xs"
            variant="default"
            disabled={draft.keys.length >= KEYS_MAX}
            onClick={() =>
              setKeys((now) => [...now, { id: crypto.randomUUID(), kind: 'room', name: '', count: '' }])
            }
          >
            <Trans>Add keys</Trans>
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}

type LineEndProps = DraftProps & { lineId: string; name: string; remove: () => void };

function LineEnd({ remove, ...props }: LineEndProps) {
  const { t } = useLingui();
  return (
    <Group justify="space-between" gap="xs">
      <LinePhotos {...props} />
      <Button
        size="compact-sm"
        variant="subtle"
        color="gray"
        onClick={remove}
        aria-label={t`Remove: ${props.name}`}
      >
        <Trans>Remove</Trans>
      </Button>
    </Group>
  );
}
