// Terms beside rent and days: notice of either side, lock-in, late fee, who pays what besides, and the inventory.
import { useLingui } from '@lingui/react/macro';
import { Checkbox, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { chargeKinds, chargeWays, INVENTORY_MAX, itemConditions } from '../../../domain/lease-terms.ts';
import { leaseSides } from '../../../domain/leases.ts';
import {
  chargeLabels,
  chargeWayLabels,
  conditionLabels,
  payerLabels,
} from '../../components/leases/lease-labels.ts';
import { RupeeInput } from '../../components/rupee-input.tsx';
import { clock } from '../../lib/clock.ts';
import { DateField } from '../../ui/date-field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { blankLines, isForOwner, type PartProps } from './lease-values.ts';
import { Lines } from './lines.tsx';

const columns = { base: 1, sm: 2 };

export function FurtherFields(props: PartProps) {
  return (
    <Stack gap="md">
      <LeavingFields {...props} />
      <LateFeeFields {...props} />
      <ChargeFields {...props} />
      <InventoryFields {...props} />
    </Stack>
  );
}

function LeavingFields({ fields, set, errors }: PartProps) {
  const { t } = useLingui();
  return (
    <SimpleGrid cols={columns} spacing="md">
      <NumberField
        label={isForOwner(fields) ? t`Owner’s notice, in days` : t`Your notice, in days`}
        description={t`Empty: the same as the tenant’s`}
        value={fields.landlord_notice_days}
        onChange={(days) => set({ landlord_notice_days: days })}
        allowDecimal={false}
        error={errors.landlord_notice_days}
      />
      <NumberField
        label={t`Lock-in, in months`}
        description={t`Until then no one ends it by notice`}
        value={fields.lock_in_months}
        onChange={(months) => set({ lock_in_months: months })}
        allowDecimal={false}
        error={errors.lock_in_months}
      />
      <DateField
        label={t`Deposit is paid by`}
        value={fields.deposit_due_on}
        onChange={(day) => set({ deposit_due_on: day })}
        today={clock.today()}
        error={errors.deposit_due_on}
      />
    </SimpleGrid>
  );
}

function LateFeeFields({ fields, set, errors }: PartProps) {
  const { t } = useLingui();
  return (
    <Stack gap="xs">
      <Checkbox
        label={t`A late fee for rent that is paid late`}
        checked={fields.has_late_fee}
        onChange={(event) => set({ has_late_fee: event.currentTarget.checked })}
      />
      {fields.has_late_fee && (
        <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="md">
          <NumberField
            label={t`Days without a fee`}
            value={fields.grace_days}
            onChange={(days) => set({ grace_days: days })}
            allowDecimal={false}
            error={errors['late_fee.grace_days']}
          />
          <RupeeInput
            label={t`For each day after`}
            value={fields.fee_a_day}
            onChange={(amount) => set({ fee_a_day: amount })}
            error={errors['late_fee.a_day']}
          />
          <RupeeInput
            label={t`At most for a month`}
            value={fields.fee_most}
            onChange={(amount) => set({ fee_most: amount })}
            error={errors['late_fee.most']}
          />
        </SimpleGrid>
      )}
    </Stack>
  );
}

function ChargeFields({ fields, set, errors }: PartProps) {
  const { t, i18n } = useLingui();
  return (
    <Lines
      title={t`Maintenance and utilities`}
      addLabel={t`Add a charge`}
      lines={fields.charges}
      blank={blankLines.charge}
      most={chargeKinds.length}
      set={(lines) => set({ charges: lines })}
    >
      {(line, change, place) => (
        <SimpleGrid cols={columns} spacing="xs">
          <SelectField
            label={t`What is paid`}
            value={line.kind}
            onChange={(value) => change({ kind: chargeKinds.find((one) => one === value) ?? line.kind })}
            allowDeselect={false}
            options={chargeKinds.map((value) => ({ value, label: i18n._(chargeLabels[value]) }))}
            error={errors[`charges.${place}.kind`]}
          />
          <SelectField
            label={t`Who pays it`}
            value={line.paid_by}
            onChange={(value) => change({ paid_by: leaseSides.find((one) => one === value) ?? line.paid_by })}
            allowDeselect={false}
            options={leaseSides.map((value) => ({ value, label: i18n._(payerLabels[value]) }))}
            error={errors[`charges.${place}.paid_by`]}
          />
          <SelectField
            label={t`How it is paid`}
            value={line.how}
            onChange={(value) => change({ how: chargeWays.find((one) => one === value) ?? line.how })}
            allowDeselect={false}
            options={chargeWays.map((value) => ({ value, label: i18n._(chargeWayLabels[value]) }))}
            error={errors[`charges.${place}.how`]}
          />
          {line.how === 'fixed' && (
            <RupeeInput
              label={t`Amount a month`}
              value={line.amount}
              onChange={(amount) => change({ amount })}
              error={errors[`charges.${place}.amount`]}
            />
          )}
        </SimpleGrid>
      )}
    </Lines>
  );
}

function InventoryFields({ fields, set, errors }: PartProps) {
  const { t, i18n } = useLingui();
  return (
    <Lines
      title={t`Inventory and condition`}
      addLabel={t`Add a thing`}
      lines={fields.inventory}
      blank={blankLines.thing}
      most={INVENTORY_MAX}
      set={(lines) => set({ inventory: lines })}
      error={errors.inventory}
    >
      {(line, change, place) => (
        <SimpleGrid cols={columns} spacing="xs">
          <TextInput
            label={t`Room`}
            maxLength={60}
            required
            value={line.room}
            onChange={(event) => change({ room: event.currentTarget.value })}
            error={errors[`inventory.${place}.room`]}
          />
          <TextInput
            label={t`Thing`}
            maxLength={120}
            required
            value={line.item}
            onChange={(event) => change({ item: event.currentTarget.value })}
            error={errors[`inventory.${place}.item`]}
          />
          <NumberField
            label={t`How many`}
            value={line.count}
            onChange={(count) => change({ count })}
            allowDecimal={false}
            error={errors[`inventory.${place}.count`]}
          />
          <SelectField
            label={t`Condition`}
            value={line.condition}
            onChange={(value) =>
              change({ condition: itemConditions.find((one) => one === value) ?? line.condition })
            }
            allowDeselect={false}
            options={itemConditions.map((value) => ({ value, label: i18n._(conditionLabels[value]) }))}
            error={errors[`inventory.${place}.condition`]}
          />
        </SimpleGrid>
      )}
    </Lines>
  );
}
