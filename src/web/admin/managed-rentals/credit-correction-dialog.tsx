// Puts right, from a day in the past, whom a home is credited to; what would be taken back and posted anew is shown before it is proposed.
import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { useState } from 'react';
import type { ManagedProperty } from '../../../contract/managed-rentals.ts';
import type { ChosenAffiliate } from '../../components/affiliates/affiliate-select.tsx';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';
import { DateField } from '../../ui/date-field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { ReasonField } from '../../ui/reason-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { CreditPreview } from '../affiliates/credit-preview.tsx';
import { AffiliateField } from './affiliate-field.tsx';
import { creditProposed, notSaved } from './managed-rental-messages.ts';
import { useReloadManagedRentals } from './use-reload-managed-rentals.ts';

export function CreditCorrectionDialog({
  property,
  onClose,
}: {
  property: ManagedProperty;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const { api } = useApi();
  const reload = useReloadManagedRentals();
  const [affiliate, setAffiliate] = useState<ChosenAffiliate | null>(null);
  const [from, setFrom] = useState<string | null>(property.lease_start_date);
  const [reason, setReason] = useState('');
  const form = useFormMutation({
    send: api.creditCorrections.propose,
    failure: notSaved,
    onSent: () => {
      toast.success(creditProposed);
      onClose();
      return reload();
    },
  });
  const wanted = {
    managed_property_id: property.id,
    affiliate_id: affiliate?.affiliate_id ?? null,
    from: from ?? '',
  };
  return (
    <FormDialog
      title={t`Correct the affiliate of ${property.property_name}`}
      submitLabel={t`Propose the correction`}
      wide
      busy={form.isBusy}
      disabled={reason.trim() === '' || from === null}
      onSubmit={() => form.submit({ ...wanted, reason })}
      onClose={onClose}
    >
      <Text size="sm">
        <Trans>
          Use this if a home was credited to the wrong person. Another administrator must approve it. Closed
          months stay closed. The open month reverses the commission and pays the right person.
        </Trans>
      </Text>
      <AffiliateField value={affiliate} onChange={setAffiliate} error={form.errors.affiliate_id} />
      <Text size="xs" c="dimmed">
        <Trans>Leave empty if no affiliate brought the home.</Trans>
      </Text>
      <DateField
        label={t`Correct from`}
        required
        today={clock.today()}
        value={from}
        onChange={setFrom}
        error={form.errors.from}
      />
      {from && <CreditPreview wanted={wanted} />}
      <ReasonField
        description={t`Both affiliates see it.`}
        value={reason}
        onChange={setReason}
        most={500}
        error={form.errors.reason}
      />
    </FormDialog>
  );
}
