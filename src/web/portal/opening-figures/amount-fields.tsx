// Which way a balance goes, how much it is, and why: the fields of everybody who names an amount.
import { useLingui } from '@lingui/react/macro';
import { Radio, Stack } from '@mantine/core';
import type { OpeningFigureKind } from '../../../domain/opening-figures.ts';
import { RupeeInput } from '../../components/rupee-input.tsx';
import { paiseOf, type Rupees } from '../../components/rupees.ts';
import { ReasonField } from '../../ui/reason-field.tsx';

export type AmountTyped = { rupees: Rupees; isPrepaid: boolean; reason: string };

/** As the contract takes it: nothing typed is refused at its field. */
export const sentAmount = ({ rupees, isPrepaid, reason }: AmountTyped) => ({
  amount: paiseOf(rupees) ?? -1,
  is_prepaid: isPrepaid,
  reason,
});

type AmountFieldsProps = {
  kind: OpeningFigureKind;
  typed: AmountTyped;
  onChange: (typed: AmountTyped) => void;
  errors: Readonly<Record<string, string | undefined>>;
};

export function AmountFields({ kind, typed, onChange, errors }: AmountFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      {kind === 'balance' && (
        <Radio.Group
          label={t`Which way does it go?`}
          value={typed.isPrepaid ? 'prepaid' : 'owed'}
          onChange={(way) => onChange({ ...typed, isPrepaid: way === 'prepaid' })}
        >
          <Stack gap="xs" mt="xs">
            <Radio value="owed" label={t`The tenant owes it, or nothing`} />
            <Radio value="prepaid" label={t`The tenant paid it ahead`} />
          </Stack>
        </Radio.Group>
      )}
      <RupeeInput
        label={t`The right amount`}
        withPaise
        required
        value={typed.rupees}
        onChange={(rupees) => onChange({ ...typed, rupees })}
        error={errors.amount}
      />
      <ReasonField
        value={typed.reason}
        onChange={(reason) => onChange({ ...typed, reason })}
        most={500}
        error={errors.reason}
      />
    </>
  );
}
