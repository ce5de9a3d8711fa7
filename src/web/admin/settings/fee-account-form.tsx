// Where people pay our fees to by hand: by UPI, by bank transfer, or by either.
import { useLingui } from '@lingui/react/macro';
import { SimpleGrid, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { KeptSettings } from '../../../contract/settings.ts';
import { SectionCard } from './section-card.tsx';
import { useSection } from './use-section.ts';

export function FeeAccountForm({ kept }: { kept: KeptSettings['fee_account'] }) {
  const { t } = useLingui();
  const form = useSection();
  const { value: before } = kept;
  const [values, setValues] = useState(() => ({
    holder_name: before.holder_name ?? '',
    upi: before.upi ?? '',
    account_number: before.account_number ?? '',
    ifsc: before.ifsc ?? '',
  }));
  const field = (name: keyof typeof values) => ({
    value: values[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      setValues((earlier) => ({ ...earlier, [name]: value }));
    },
    error: form.errors[`value.${name}`],
  });
  const save = () =>
    form.submit({
      section: 'fee_account',
      value: { ...values, upi: values.upi.trim() || null },
      version: kept.version,
    });
  return (
    <SectionCard
      section="fee_account"
      title={t`Account for fees`}
      description={t`Owners see it when they have to pay for a tenant check. Every administrator hears of a change.`}
      kept={kept}
      busy={form.isBusy}
      onSave={save}
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <TextInput label={t`Name on the account`} maxLength={120} {...field('holder_name')} />
        <TextInput label={t`UPI address`} maxLength={160} {...field('upi')} />
        <TextInput
          label={t`Account number`}
          inputMode="numeric"
          maxLength={40}
          {...field('account_number')}
        />
        <TextInput label={t`IFSC`} maxLength={30} {...field('ifsc')} />
      </SimpleGrid>
    </SectionCard>
  );
}
