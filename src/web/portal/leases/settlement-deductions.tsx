// What is taken from a deposit, line by line, and the repair that a line pays for.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { LeaseRepair } from '../../../contract/leases.ts';
import { formatRupees, paise, toRupees } from '../../../domain/money.ts';
import { RupeeInput, type Rupees } from '../../components/rupee-input.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { SelectField } from '../../ui/select-field.tsx';

export type DeductionLine = { key: string; label: string; amount: Rupees; repair: string | null };

/** A repair fills in what was not typed yet. */
function forRepair(
  { label, amount }: DeductionLine,
  repair: LeaseRepair | undefined,
): Partial<DeductionLine> {
  if (!repair) return { repair: null };
  const cost = repair.cost === null ? '' : toRupees(paise(repair.cost));
  return { repair: repair.id, label: label || repair.title, amount: amount === '' ? cost : amount };
}

type DeductionsProps = {
  leaseId: string;
  lines: DeductionLine[];
  setLines: (lines: DeductionLine[]) => void;
  errors: Readonly<Record<string, string | undefined>>;
};

export function Deductions({ leaseId, lines, setLines, errors }: DeductionsProps) {
  const { t } = useLingui();
  const { queries } = useApi();
  const repairs =
    useQuery(queries.leases.repairs.queryOptions({ input: { id: leaseId }, staleTime: 0 })).data?.items ?? [];
  const change = (key: string, own: Partial<DeductionLine>) =>
    setLines(lines.map((line) => (line.key === key ? { ...line, ...own } : line)));
  return (
    <>
      {lines.map((line, place) => (
        <Stack key={line.key} gap="xs">
          <Group align="flex-start" gap="xs" wrap="nowrap">
            <TextInput
              label={t`Deducted for`}
              maxLength={120}
              value={line.label}
              onChange={(event) => change(line.key, { label: event.currentTarget.value })}
              error={errors[`deductions.${place}.label`]}
              style={{ flex: 2 }}
            />
            <RupeeInput
              label={t`Amount`}
              value={line.amount}
              onChange={(amount) => change(line.key, { amount })}
              error={errors[`deductions.${place}.amount`]}
              style={{ flex: 1 }}
            />
          </Group>
          {repairs.length > 0 && (
            <SelectField
              label={t`For a repair`}
              placeholder={t`None`}
              clearable
              value={line.repair}
              onChange={(id) =>
                change(
                  line.key,
                  forRepair(
                    line,
                    repairs.find((repair) => repair.id === id),
                  ),
                )
              }
              error={errors[`deductions.${place}.repair_id`]}
              options={repairs.map(({ id, title, cost }) => ({
                value: id,
                label: cost === null ? title : `${title} · ${formatRupees(paise(cost))}`,
              }))}
            />
          )}
        </Stack>
      ))}
      <Group gap="xs">
        <Button
          size="xs"
          variant="default"
          disabled={lines.length === 20}
          onClick={() =>
            setLines([...lines, { key: crypto.randomUUID(), label: '', amount: '', repair: null }])
          }
        >
          <Trans>Add a deduction</Trans>
        </Button>
        {lines.length > 0 && (
          <Button size="xs" variant="subtle" onClick={() => setLines(lines.slice(0, -1))}>
            <Trans>Remove the last one</Trans>
          </Button>
        )}
      </Group>
    </>
  );
}
