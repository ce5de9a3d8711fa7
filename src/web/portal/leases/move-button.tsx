// A button that moves a lease after one question.
import type { ReactNode } from 'react';
import type { Lease } from '../../../contract/leases.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { useLeaseMove } from './use-lease-move.ts';

type MoveButtonProps = {
  lease: Lease;
  action: 'decline' | 'withdraw' | 'withdrawNotice' | 'agreeEnd' | 'declineEnd';
  question: string;
  explanation: string;
  filled?: boolean;
  destructive?: boolean;
  children: ReactNode;
};

export function MoveButton({ lease, action, filled, children, ...ask }: MoveButtonProps) {
  const { api } = useApi();
  const move = useLeaseMove(() => api.leases[action]({ id: lease.id, version: lease.version }));
  return (
    <ConfirmButton
      {...ask}
      size="sm"
      variant={filled ? 'filled' : 'default'}
      confirmLabel={String(children)}
      onConfirm={() => move.mutateAsync().catch(() => {})}
    >
      {children}
    </ConfirmButton>
  );
}
