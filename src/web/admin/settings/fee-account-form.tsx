// Where people pay our fees to by hand: by UPI, by bank transfer, or by either.
import { Trans, useLingui } from '@lingui/react/macro';
import { SimpleGrid, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { SavedSettings } from '../../../contract/settings.ts';
import { formatInstant } from '../../../domain/dates.ts';
import { SectionCard } from './section-card.tsx';
import { useSection } from './use-section.ts';
import { WaitingChange } from './waiting-change.tsx';

type Account = SavedSettings['fee_account']['value'];

const typed = ({ holder_name, upi, account_number, ifsc }: Account) => ({
  holder_name: holder_name ?? '',
  upi: upi ?? '',
  account_number: account_number ?? '',
  ifsc: ifsc ?? '',
});

export function FeeAccountForm({ stored }: { stored: SavedSettings['fee_account'] }) {
  const { t } = useLingui();
  const form = useSection();
  const { value: before } = stored;
  const [values, setValues] = useState(() => typed(before));
  const field = (name: keyof typeof values) => ({
    value: values[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      setValues((earlier) => ({ ...earlier, [name]: value }));
    },
    error: form.errors[`value.${name}`],
  });
  const present = [before.holder_name, before.upi ?? before.account_number].filter(Boolean).join(', ');
  const save = () =>
    form.submit({
      section: 'fee_account',
      value: { ...values, upi: values.upi.trim() || null },
      version: stored.version,
    });
  return (
    <SectionCard
      section="fee_account"
      title={t`Account for fees`}
      state={present || t`Not filled in`}
      description={t`Owners see it when they pay for a tenant check. A second administrator, if any, must approve a change. We notify every administrator.`}
      stored={stored}
      isOpen={stored.waiting !== null}
      busy={form.isBusy}
      onSave={save}
    >
      {stored.waiting && (
        <WaitingAccount waiting={stored.waiting} onApproved={(value) => setValues(typed(value))} />
      )}
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

type Waiting = NonNullable<SavedSettings['fee_account']['waiting']>;
type WaitingAccountProps = { waiting: Waiting; onApproved: (value: Account) => void };

function WaitingAccount({ waiting, onApproved }: WaitingAccountProps) {
  const { value, requested_by: name, requested_at } = waiting;
  const when = formatInstant(requested_at);
  const account = [value.holder_name, value.upi, value.account_number, value.ifsc].filter(Boolean).join(', ');
  return (
    <WaitingChange waiting={waiting} onApproved={() => onApproved(value)}>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {account ? (
          <Trans>
            Requested by {name}, {when}: {account}
          </Trans>
        ) : (
          <Trans>
            Requested by {name}, {when}: no account
          </Trans>
        )}
      </Text>
    </WaitingChange>
  );
}
