// What slows a thief down who got into an account, and two people where money moves.
import { useLingui } from '@lingui/react/macro';
import { Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { SavedSettings } from '../../../contract/settings.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { SectionCard } from './section-card.tsx';
import { useSection } from './use-section.ts';
import { WaitingSafeguards } from './waiting-safeguards.tsx';

export function SafeguardsForm({ stored }: { stored: SavedSettings['safeguards'] }) {
  const { t } = useLingui();
  const form = useSection();
  const [hold, setHold] = useState<number | string>(stored.value.account_hold_hours);
  const [delay, setDelay] = useState<number | string>(stored.value.staff_delay_hours);
  const [isAlone, setIsAlone] = useState(stored.value.single_operator_reason !== null);
  const [reason, setReason] = useState(stored.value.single_operator_reason ?? '');
  const { account_hold_hours: before, staff_delay_hours: wait } = stored.value;
  const show = (value: typeof stored.value) => {
    setHold(value.account_hold_hours);
    setDelay(value.staff_delay_hours);
    setIsAlone(value.single_operator_reason !== null);
    setReason(value.single_operator_reason ?? '');
  };
  return (
    <SectionCard
      section="safeguards"
      title={t`Safeguards`}
      state={t`${before} hours for a changed bank account, ${wait} for a staff role`}
      description={t`A second administrator must approve a weaker one.`}
      stored={stored}
      isOpen={stored.waiting !== null}
      busy={form.isBusy}
      onSave={() =>
        form.submit({
          section: 'safeguards',
          value: {
            account_hold_hours: Number(hold),
            staff_delay_hours: Number(delay),
            single_operator_reason: isAlone ? reason : null,
          },
          version: stored.version,
        })
      }
    >
      {stored.waiting && <WaitingSafeguards waiting={stored.waiting} onApproved={show} />}
      <NumberField
        label={t`Hours before a changed bank account is paid`}
        description={t`We notify the person at once.`}
        required
        maw={280}
        max={720}
        allowDecimal={false}
        value={hold}
        onChange={setHold}
        error={form.errors['value.account_hold_hours']}
      />
      <NumberField
        label={t`Hours before a staff role can be approved`}
        description={t`Every administrator is notified of the request and can decline it until then.`}
        required
        maw={280}
        min={1}
        max={720}
        allowDecimal={false}
        value={delay}
        onChange={setDelay}
        error={form.errors['value.staff_delay_hours']}
      />
      <Switch
        label={t`Single-operator mode`}
        description={t`For a business with one administrator, who then approves their own work. Each batch and the audit trail say so.`}
        checked={isAlone}
        onChange={(event) => setIsAlone(event.currentTarget.checked)}
      />
      {isAlone && (
        <TextInput
          label={t`Why one administrator runs this business`}
          required
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          error={form.errors['value.single_operator_reason']}
        />
      )}
    </SectionCard>
  );
}
