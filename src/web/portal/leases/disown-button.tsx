// "I don't know this person": ends a proposal of somebody unknown, and has our team look at it.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Lease } from '../../../contract/leases.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { useLeaseMove } from './use-lease-move.ts';

export function DisownButton({ lease }: { lease: Lease }) {
  const { t } = useLingui();
  const { api } = useApi();
  const move = useLeaseMove(() => api.leases.disown({ id: lease.id, version: lease.version }), {
    title: msg`The lease is off`,
    text: msg`It never bound you. Our team looks at it.`,
  });
  const label = t`I don’t know this person`;
  return (
    <ConfirmButton
      size="sm"
      variant="default"
      destructive
      question={t`Don’t you know ${lease.landlord.name}?`}
      explanation={t`The lease ends here and never binds you. Our team looks at it, and this landlord cannot propose a lease to you again.`}
      confirmLabel={label}
      onConfirm={() => move.mutateAsync().catch(() => {})}
    >
      {label}
    </ConfirmButton>
  );
}
