// Verifies a claim, or asks why it is declined or taken back.
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { QueuedClaim } from '../../../contract/claims.ts';
import { claimKindLabels } from '../../components/claims/claim-labels.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { toast } from '../../ui/toast-store.ts';
import { claimFailures, claimSaved, nameOf } from './claim-messages.ts';
import { VerifyForm } from './verify-form.tsx';

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
  const { api } = useApi();
  const done = useDone(onClose);
  const form = useFormMutation({
    send: api.claims.verify,
    failure: claimFailures.save,
    onSent: () => done(claimSaved.verified),
  });
  return (
    <VerifyForm
      kind={kind}
      errors={form.errors}
      busy={form.isBusy}
      onSubmit={(decision) => form.submit({ id, ...decision })}
      onClose={onClose}
    />
  );
}

function RefuseDialog({ claim, decision, onClose }: DialogProps) {
  const { i18n, t } = useLingui();
  const { api } = useApi();
  const done = useDone(onClose);
  const isRevoking = decision === 'revoke';
  const name = [i18n._(claimKindLabels[claim.kind]), nameOf(claim)].filter(Boolean).join(' · ');
  const form = useFormMutation({
    send: isRevoking ? api.claims.revoke : api.claims.decline,
    failure: claimFailures.save,
    onSent: () => done(isRevoking ? claimSaved.revoked : claimSaved.declined),
  });
  return (
    <ReasonDialog
      title={isRevoking ? t`Take back: ${name}` : t`Decline: ${name}`}
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
