// What this side may do with a request now; the domain rule decides which buttons there are.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Group } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { MaintenanceRequest } from '../../../contract/maintenance.ts';
import { canMoveMaintenance, type MaintenanceAction } from '../../../domain/maintenance.ts';
import { useHomeName } from '../../components/property/home-names.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { ApproveButton } from './approve-button.tsx';
import { StepButton } from './step-button.tsx';
import { useMaintenanceMove } from './use-maintenance-move.ts';

/** Of whoever works the request alone, with a form of its own. */
const TriageButton = lazy(async () => ({ default: (await import('./triage-button.tsx')).TriageButton }));

export function RequestActions({ request }: { request: MaintenanceRequest }) {
  const { t } = useLingui();
  const { api } = useApi();
  const { id } = request;
  const home = useHomeName(request.home_name);
  const raisedBy = request.history.find(({ action }) => action === 'maintenance.raised')?.by;
  const hasTenant = request.lease_id !== null;
  const may = (action: MaintenanceAction) =>
    canMoveMaintenance(request.status, action, request.side, { raisedBy, hasTenant });
  const move = useMaintenanceMove(
    (action: 'start' | 'cancel') => api.maintenance[action]({ id }),
    hasTenant ? msg`We’ll notify the other side.` : undefined,
  );
  return (
    <Group gap="xs">
      {may('triage') && (
        <Suspense fallback={null}>
          <TriageButton request={request} />
        </Suspense>
      )}
      {may('assign') && (
        <StepButton
          label={request.status === 'open' ? t`Assign` : t`Reassign`}
          asks={['name', 'note']}
          filled={request.status === 'open'}
          send={api.maintenance.assign}
          toInput={({ name, phone, note }) => ({
            id,
            assignee_name: name,
            assignee_phone: phone || null,
            note,
          })}
        />
      )}
      {may('start') && (
        <ConfirmButton
          size="sm"
          question={t`Has the work begun?`}
          explanation={hasTenant ? t`We’ll notify the tenant.` : t`It then moves to “In progress”.`}
          confirmLabel={t`Start work`}
          onConfirm={() => move.mutateAsync('start').catch(() => {})}
        >
          {t`Start work`}
        </ConfirmButton>
      )}
      {may('quote') && (
        <StepButton
          label={t`Estimate`}
          asks={['amount', 'note']}
          amountLabel={t`Expected cost`}
          send={api.maintenance.quote}
          toInput={({ amount, note }) => ({ id, estimate: amount ?? 0, note })}
        />
      )}
      {may('approve') && request.estimate !== null && !request.is_approved && (
        <ApproveButton
          id={id}
          of={`${request.title}, ${home}`}
          by={request.assignee_name}
          estimate={request.estimate}
          hasTenant={hasTenant}
          size="sm"
        />
      )}
      {may('finish') && (
        <StepButton
          label={t`Mark done`}
          asks={['amount', 'note']}
          amountLabel={t`What it cost`}
          filled
          send={api.maintenance.finish}
          toInput={({ amount, note }) => ({ id, cost: amount ?? 0, note })}
        />
      )}
      {may('rate') && request.rating === null && (
        <StepButton
          label={t`Rate the work`}
          asks={['stars', 'note']}
          filled
          send={api.maintenance.rate}
          toInput={({ stars, note }) => ({ id, rating: stars, note })}
        />
      )}
      {may('reopen') && (
        <StepButton
          label={t`The repair did not last`}
          asks={['note']}
          send={api.maintenance.reopen}
          toInput={({ note }) => ({ id, note })}
        />
      )}
      {may('cancel') && (
        <ConfirmButton
          size="sm"
          variant="default"
          destructive
          question={t`Cancel this request?`}
          explanation={t`The repair won’t be done. You can raise a new request.`}
          confirmLabel={t`Cancel the request`}
          onConfirm={() => move.mutateAsync('cancel').catch(() => {})}
        >
          {t`Cancel the request`}
        </ConfirmButton>
      )}
    </Group>
  );
}
