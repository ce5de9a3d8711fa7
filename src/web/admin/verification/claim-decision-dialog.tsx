// Verifies a claim by a method and until a day, or asks why it is declined or taken back.
import { useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { QueuedClaim } from '../../../contract/claims.ts';
import { type ClaimMethod, claimRules, latestEnd } from '../../../domain/claims.ts';
import { addDays } from '../../../domain/dates.ts';
import { claimKindLabels, claimMethodLabels } from '../../components/claims/claim-labels.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';
import { DateField } from '../../ui/date-field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { claimFailures, claimSaved } from './claim-messages.ts';

export type Decision = 'verify' | 'decline' | 'revoke';
export type Deciding = { claim: QueuedClaim; decision: Decision };
type DialogProps = Deciding & { onClose: () => void };

export function DecisionDialog(props: DialogProps) {
  return props.decision === 'verify' ? <VerifyDialog {...props} /> : <RefuseDialog {...props} />;
}

function useDone(onClose: () => void) {
  const { queries } = useApi();
  const client = useQueryClient();
  return (said: (typeof claimSaved)[keyof typeof claimSaved]) => {
    toast.success(said);
    onClose();
    return client.invalidateQueries({ queryKey: queries.claims.key() });
  };
}

function VerifyDialog({ claim: { id, kind }, onClose }: DialogProps) {
  const { i18n, t } = useLingui();
  const { api } = useApi();
  const done = useDone(onClose);
  const today = clock.today();
  const latest = latestEnd(kind, today);
  const { methods } = claimRules[kind];
  const [method, setMethod] = useState<ClaimMethod>(methods[0]);
  const [until, setUntil] = useState<string | null>(latest);
  const form = useFormMutation({
    send: api.claims.verify,
    failure: claimFailures.save,
    onSent: () => done(claimSaved.verified),
  });
  return (
    <FormDialog
      title={t`Verify: ${i18n._(claimKindLabels[kind])}`}
      submitLabel={t`Verify`}
      busy={form.isBusy}
      disabled={until === null}
      onSubmit={() => form.submit({ id, method, valid_until: until ?? '' })}
      onClose={onClose}
    >
      <Text size="sm">{t`The badge says what was verified, how, when and until when.`}</Text>
      <SelectField
        label={t`How was it verified?`}
        options={methods.map((value) => ({ value, label: i18n._(claimMethodLabels[value]) }))}
        value={method}
        onChange={(value) => setMethod(methods.find((one) => one === value) ?? methods[0])}
        allowDeselect={false}
        error={form.errors.method}
      />
      <DateField
        label={t`Good until`}
        required
        today={today}
        min={addDays(today, 1)}
        max={latest}
        value={until}
        onChange={setUntil}
        error={form.errors.valid_until}
      />
    </FormDialog>
  );
}

function RefuseDialog({ claim, decision, onClose }: DialogProps) {
  const { i18n, t } = useLingui();
  const { api } = useApi();
  const done = useDone(onClose);
  const isRevoking = decision === 'revoke';
  const kind = i18n._(claimKindLabels[claim.kind]);
  const form = useFormMutation({
    send: isRevoking ? api.claims.revoke : api.claims.decline,
    failure: claimFailures.save,
    onSent: () => done(isRevoking ? claimSaved.revoked : claimSaved.declined),
  });
  return (
    <ReasonDialog
      title={isRevoking ? t`Take back: ${kind}` : t`Decline: ${kind}`}
      submitLabel={isRevoking ? t`Take back` : t`Decline`}
      destructive={isRevoking}
      explanation={t`We’ll send the reason to the person who requested it. They can request it again.`}
      busy={form.isBusy}
      error={form.errors.reason}
      onSubmit={(reason) => form.submit({ id: claim.id, reason })}
      onClose={onClose}
    />
  );
}
