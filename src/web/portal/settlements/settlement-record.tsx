// Lines and refunds of a settlement with what the reader can do about each.
import { useLingui } from '@lingui/react/macro';
import { Group } from '@mantine/core';
import type { Settlement, SettlementLineShown, SettlementRefund } from '../../../contract/settlements.ts';
import { payerOf } from '../../../domain/settlements.ts';
import { ReasonButton } from '../../components/form/reason-button.tsx';
import { RefundButton } from '../../components/settlements/deposit-refund-button.tsx';
import { Refunds } from '../../components/settlements/settlement-figures.tsx';
import { SettlementLines } from '../../components/settlements/settlement-lines.tsx';
import { useReloadSettlements, useSettlementMove } from '../../components/settlements/use-settlement-move.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { EvidenceButton } from './evidence-button.tsx';

export function SettlementRecord({ settlement }: { settlement: Settlement }) {
  const { t } = useLingui();
  const { api } = useApi();
  const reload = useReloadSettlements();
  const { reads_as: side, state, held_by, to_refund, debt } = settlement;
  const isOpen = state === 'answering' || state === 'disputed';
  const payer = payerOf(held_by);
  const pays = payer === side || (payer === 'manager' && side === 'landlord');
  return (
    <>
      <SettlementLines
        settlement={settlement}
        actions={(line) =>
          isOpen && (side === 'landlord' || side === 'tenant') ? (
            <LineActions line={line} side={side} />
          ) : null
        }
      />
      <Refunds
        refunds={settlement.refunds}
        isTenant={side === 'tenant'}
        actions={(refund) =>
          side === 'tenant' && refund.state === 'reported' ? <RefundAnswer refund={refund} /> : null
        }
      />
      <Group gap="xs">
        {pays && to_refund > 0 && <RefundButton settlement={settlement} />}
        {side === 'landlord' && debt > 0 && (state === 'refunding' || state === 'closed') && (
          <ReasonButton
            label={t`Waive what is owed`}
            explanation={t`The tenant then owes you nothing any more. This cannot be undone.`}
            most={1000}
            send={(reason, options) => api.settlements.waive({ id: settlement.id, reason }, options)}
            reload={reload}
          />
        )}
      </Group>
    </>
  );
}

function LineActions({ line, side }: { line: SettlementLineShown; side: 'landlord' | 'tenant' }) {
  const { t } = useLingui();
  const { api } = useApi();
  const drop = useSettlementMove(() => api.settlements.dropLine({ line_id: line.id }));
  if (line.state !== 'open' && line.state !== 'disputed') return null;
  return (
    <Group gap="xs">
      <EvidenceButton lineId={line.id} />
      {side === 'landlord' && (
        <ConfirmButton
          size="xs"
          variant="default"
          question={t`Drop this deduction?`}
          explanation={t`It is not taken from the deposit. This cannot be undone.`}
          confirmLabel={t`Drop it`}
          onConfirm={() => drop.mutateAsync(undefined).catch(() => {})}
        >
          {t`Drop it`}
        </ConfirmButton>
      )}
    </Group>
  );
}

function RefundAnswer({ refund }: { refund: SettlementRefund }) {
  const { t } = useLingui();
  const { api } = useApi();
  const reload = useReloadSettlements();
  const confirm = useSettlementMove(() => api.settlements.confirmRefund({ id: refund.id }));
  return (
    <Group gap="xs">
      <ConfirmButton
        size="sm"
        question={t`Has the refund arrived?`}
        explanation={t`Look into your account first. This cannot be undone.`}
        confirmLabel={t`It has arrived`}
        onConfirm={() => confirm.mutateAsync(undefined).catch(() => {})}
      >
        {t`It has arrived`}
      </ConfirmButton>
      <ReasonButton
        label={t`It did not arrive`}
        explanation={t`We’ll ask whoever paid to check and to enter it again.`}
        most={1000}
        send={(reason, options) => api.settlements.denyRefund({ id: refund.id, reason }, options)}
        reload={reload}
      />
    </Group>
  );
}
