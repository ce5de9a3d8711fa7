// Gives an affiliate another sponsor, or none: with them their whole team moves. Closed months stay as they were.
import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Affiliate } from '../../../contract/affiliates.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { ReasonField } from '../../ui/reason-field.tsx';
import { affiliateTexts } from './affiliate-texts.ts';
import { useAffiliateChange } from './use-affiliate-change.ts';

const REASON_MAX = 500;

export function SponsorDialog({ affiliate, onClose }: { affiliate: Affiliate; onClose: () => void }) {
  const { t } = useLingui();
  const { api } = useApi();
  const [code, setCode] = useState('');
  const [isRoot, setRoot] = useState(false);
  const [reason, setReason] = useState('');
  const change = useAffiliateChange(api.affiliates.changeSponsor, affiliateTexts.sponsorChanged, onClose);
  const submit = () =>
    change.submit({ affiliate_id: affiliate.affiliate_id, sponsor_id: isRoot ? null : code, reason });
  return (
    <FormDialog
      title={t`Change the sponsor of ${affiliate.full_name}`}
      submitLabel={t`Change sponsor`}
      busy={change.isBusy}
      disabled={reason.trim() === '' || (!isRoot && code.trim() === '')}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text size="sm">
        <Trans>The whole team moves along. Months that are closed stay as they were.</Trans>
      </Text>
      <TextInput
        label={t`Code of the new sponsor`}
        placeholder="KRY-7F3K9"
        maxLength={40}
        autoComplete="off"
        disabled={isRoot}
        value={code}
        error={change.error}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <Checkbox
        label={t`Without a sponsor: top of the tree`}
        checked={isRoot}
        onChange={(event) => setRoot(event.currentTarget.checked)}
      />
      <ReasonField value={reason} onChange={setReason} most={REASON_MAX} />
    </FormDialog>
  );
}
