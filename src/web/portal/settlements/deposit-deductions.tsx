// What a landlord would take from a deposit beside unpaid rent, line by line, and the repair that a line pays for.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { LeaseRepair } from '../../../contract/leases.ts';
import { formatRupees, paise, toRupees } from '../../../domain/money.ts';
import { type SettlementLineKind, settlementLineKinds } from '../../../domain/settlements.ts';
import { RupeeInput } from '../../components/rupee-input.tsx';
import type { Rupees } from '../../components/rupees.ts';
import { lineKindLabels } from '../../components/settlements/settlement-labels.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { SelectField } from '../../ui/select-field.tsx';

type Kind = Exclude<SettlementLineKind, 'rent' | 'charge'>;
const kinds = settlementLineKinds.filter((kind): kind is Kind => kind !== 'rent' && kind !== 'charge');

export type DeductionLine = { key: string; kind: Kind; label: string; amount: Rupees; repair: string | null };

/** A repair fills in what was not typed yet. */
function forRepair(
  { label, amount }: DeductionLine,
  repair: LeaseRepair | undefined,
): Partial<DeductionLine> {
  if (!repair) return { repair: null };
  const cost = repair.cost === null ? '' : toRupees(paise(repair.cost));
  return {
    kind: 'repair',
    repair: repair.id,
    label: label || repair.title,
    amount: amount === '' ? cost : amount,
  };
}

type DeductionsProps = {
  leaseId: string;
  lines: DeductionLine[];
  setLines: (lines: DeductionLine[]) => void;
  errors: Readonly<Record<string, string | undefined>>;
  /** The place of the first of them among all lines that are sent. */
  first: number;
};

export function Deductions({ leaseId, lines, setLines, errors, first }: DeductionsProps) {
  const { t, i18n } = useLingui();
  const { queries } = useApi();
  const repairs =
    useQuery(queries.leases.repairs.queryOptions({ input: { id: leaseId }, staleTime: 0 })).data?.items ?? [];
  const change = (key: string, own: Partial<DeductionLine>) =>
    setLines(lines.map((line) => (line.key === key ? { ...line, ...own } : line)));
  return (
    <>
      {lines.map((line, place) => (
        <Stack key={line.key} gap="xs">
          <SelectField
            label={t`For`}
            value={line.kind}
            onChange={(value) => change(line.key, { kind: kinds.find((kind) => kind === value) ?? 'other' })}
            options={kinds.map((value) => ({ value, label: i18n._(lineKindLabels[value]) }))}
            error={errors[`lines.${first + place}.kind`]}
          />
          <Group align="flex-start" gap="xs" wrap="nowrap">
            <TextInput
              label={t`What it is for`}
              maxLength={120}
              value={line.label}
              onChange={(event) => change(line.key, { label: event.currentTarget.value })}
              error={errors[`lines.${first + place}.label`]}
              style={{ flex: 2 }}
            />
            <RupeeInput
              label={t`Amount`}
              value={line.amount}
              onChange={(amount) => change(line.key, { amount })}
              error={errors[`lines.${first + place}.amount`]}
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
              error={errors[`lines.${first + place}.repair_id`]}
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
            setLines([
              ...lines,
              { key: crypto.randomUUID(), kind: 'damage', label: '', amount: '', repair: null },
            ])
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
