// The terms of a version: from when it holds, the ranks with their volumes and rates, and what else it decides.
import { useLingui } from '@lingui/react/macro';
import { SimpleGrid, TextInput } from '@mantine/core';
import type { PlanTermsShown } from '../../../contract/commission-plans.ts';
import { MOST_LEVELS } from '../../../domain/commission/plan.ts';
import { RupeeInput } from '../../components/rupee-input.tsx';
import { MonthField } from '../../ui/month-field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import type { PlanValues } from './plan-values.ts';

type PlanFieldsProps = {
  values: PlanValues;
  set: (own: Partial<PlanValues>) => void;
  errors: Readonly<Record<string, string | undefined>>;
};

const columns = { cols: { base: 1, xs: 2 }, spacing: 'md' };

export function PlanFields(props: PlanFieldsProps) {
  const { t } = useLingui();
  const { values, set, errors } = props;
  return (
    <>
      <SimpleGrid {...columns}>
        <TextInput
          label={t`Version`}
          required
          value={values.version}
          onChange={(event) => set({ version: event.currentTarget.value })}
          error={errors.version}
        />
        <MonthField
          label={t`Applies from`}
          required
          value={values.valid_from}
          onChange={(valid_from) => set({ valid_from })}
          error={errors.valid_from}
        />
      </SimpleGrid>
      <RankFields {...props} />
      <OtherFields {...props} />
    </>
  );
}

function RankFields({ values, set, errors }: PlanFieldsProps) {
  const { t } = useLingui();
  const change = (at: number, own: Partial<PlanValues['ranks'][number]>) =>
    set({ ranks: values.ranks.map((rank, place) => (place === at ? { ...rank, ...own } : rank)) });
  return values.ranks.map(({ rank, threshold, percent }, at) => (
    <SimpleGrid key={rank} {...columns}>
      <RupeeInput
        label={t`${rank}: volume from`}
        value={threshold}
        onChange={(value) => change(at, { threshold: value })}
        error={errors[`terms.ranks.${at}.threshold`]}
      />
      <NumberField
        label={t`${rank}: rate`}
        suffix=" %"
        min={0}
        max={100}
        decimalScale={2}
        value={percent}
        onChange={(value) => change(at, { percent: value })}
        error={errors[`terms.ranks.${at}.rate_bp`]}
      />
    </SimpleGrid>
  ));
}

function OtherFields({ values, set, errors }: PlanFieldsProps) {
  const { t } = useLingui();
  return (
    <SimpleGrid {...columns}>
      <SelectField
        label={t`Rates apply to`}
        allowDeselect={false}
        value={values.base}
        onChange={(base) => base && set({ base: base as PlanTermsShown['base'] })}
        options={[
          { value: 'share', label: t`The commissionable share of the rent` },
          { value: 'rvl', label: t`The whole rent` },
        ]}
        error={errors['terms.base']}
      />
      <NumberField
        label={t`Commissionable share`}
        description={t`Unless an application has its own share`}
        suffix=" %"
        min={0}
        max={100}
        decimalScale={2}
        value={values.share_percent}
        onChange={(percent) => set({ share_percent: percent })}
        error={errors['terms.default_share_bp']}
      />
      <SelectField
        label={t`Commission of people who can’t be paid`}
        allowDeselect={false}
        value={values.ineligible}
        onChange={(way) => way && set({ ineligible: way as PlanTermsShown['ineligible'] })}
        options={[
          { value: 'hold', label: t`Hold it for them` },
          { value: 'rollup', label: t`Pass it to the next person above` },
        ]}
        error={errors['terms.ineligible']}
      />
      <NumberField
        label={t`Levels`}
        min={1}
        max={MOST_LEVELS}
        allowDecimal={false}
        value={values.levels}
        onChange={(levels) => set({ levels })}
        error={errors['terms.levels']}
      />
      <NumberField
        label={t`Closed months until held money lapses`}
        min={1}
        allowDecimal={false}
        value={values.held_lapses_after_months}
        onChange={(months) => set({ held_lapses_after_months: months })}
        error={errors['terms.held_lapses_after_months']}
      />
      <RupeeInput
        label={t`Minimum payout`}
        value={values.least_payout}
        onChange={(amount) => set({ least_payout: amount })}
        error={errors['terms.least_payout']}
      />
    </SimpleGrid>
  );
}
