// Changes an affiliate's standing with a reason; termination is final.
import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { useState } from 'react';
import type { Affiliate } from '../../../contract/affiliates.ts';
import { type AffiliateStatus, nextAffiliateStatuses } from '../../../domain/affiliates.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { successes } from '../../lib/messages.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { ReasonField } from '../../ui/reason-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { affiliateStatusNames } from '../affiliates/status-labels.ts';
import { useAffiliateChange } from './use-affiliate-change.ts';

const REASON_MAX = 500;

export function StatusDialog({ affiliate, onClose }: { affiliate: Affiliate; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { api } = useApi();
  const choices = nextAffiliateStatuses(affiliate.status);
  const [status, setStatus] = useState<AffiliateStatus | undefined>(choices[0]);
  const [reason, setReason] = useState('');
  const change = useAffiliateChange(api.affiliates.setStatus, successes.statusUpdated, onClose);
  const submit = () => {
    if (status) change.submit({ affiliate_id: affiliate.affiliate_id, status, reason });
  };
  return (
    <FormDialog
      title={t`Change the status of ${affiliate.full_name}`}
      submitLabel={t`Change status`}
      destructive={status === 'terminated'}
      busy={change.isBusy}
      disabled={reason.trim() === ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label={t`New status`}
        value={status ?? null}
        allowDeselect={false}
        error={change.error}
        options={choices.map((value) => ({ value, label: i18n._(affiliateStatusNames[value]) }))}
        onChange={(value) => setStatus(choices.find((choice) => choice === value))}
      />
      {status === 'terminated' && (
        <Text size="sm">
          <Trans>Termination is final. The team stays in its place in the tree.</Trans>
        </Text>
      )}
      <ReasonField value={reason} onChange={setReason} most={REASON_MAX} />
    </FormDialog>
  );
}
