// Corrections of whom homes are credited to: proposed on the home, approved here by another administrator.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Button, Stack, Text } from '@mantine/core';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CreditCorrection } from '../../../contract/credit-corrections.ts';
import { formatDate } from '../../../domain/dates.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { byCursor } from '../../components/list/by-cursor.ts';
import { DataList } from '../../components/list/data-list.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { CellLines } from '../../ui/cell-text.tsx';
import type { Column } from '../../ui/columns.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { RowActions } from '../../ui/row-actions.tsx';
import { FoldedRow } from '../../ui/setting-rows.tsx';
import { toast } from '../../ui/toast-store.ts';
import { CreditPreview } from '../affiliates/credit-preview.tsx';
import { May } from '../shell/may.tsx';

type Deciding = { correction: CreditCorrection; what: 'approve' | 'withdraw' };

export function CreditCorrections() {
  const { t } = useLingui();
  const { queries } = useApi();
  const [deciding, setDeciding] = useState<Deciding>();
  const list = useInfiniteQuery(
    queries.creditCorrections.list.infiniteOptions({
      ...byCursor,
      input: (cursor: string | undefined) => ({ limit: 25, cursor }),
      staleTime: 0,
    }),
  );
  const end = () => setDeciding(undefined);
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const proposed = rows.filter(({ state }) => state === 'proposed').length;
  return (
    <FoldedRow
      title={t`Corrections of credited homes`}
      state={list.data && (proposed > 0 ? t`${proposed} to approve` : t`Nothing to approve`)}
      text={
        <Trans>
          If a home was credited to the wrong affiliate, correct it under Managed Rentals. Another
          administrator approves it here.
        </Trans>
      }
      isOpen={proposed > 0}
    >
      <Stack gap="md">
        <DataList
          name="credit-corrections"
          label={t`Corrections of credited homes`}
          query={list}
          failure={msg`Failed to load the corrections of credited homes`}
          empty={<Text size="sm" c="dimmed">{t`No corrections yet.`}</Text>}
          columns={useCreditColumns((correction, what) => setDeciding({ correction, what }))}
          rowKey={({ id }) => id}
          minWidth={820}
        />
        {deciding?.what === 'approve' && <Approve correction={deciding.correction} onClose={end} />}
        {deciding?.what === 'withdraw' && <Withdraw correction={deciding.correction} onClose={end} />}
      </Stack>
    </FoldedRow>
  );
}

const states = {
  proposed: { name: msg`Proposed`, colour: 'yellow' },
  approved: { name: msg`Approved`, colour: 'green' },
  withdrawn: { name: msg`Withdrawn`, colour: 'gray' },
} as const;

function useCreditColumns(
  onDecide: (correction: CreditCorrection, what: Deciding['what']) => void,
): Column<CreditCorrection>[] {
  const { t, i18n } = useLingui();
  const peopleOf = ({ proposed_by: proposer, approved_by: approver }: CreditCorrection) =>
    [proposer && t`Proposed by ${proposer}`, approver && t`Approved by ${approver}`]
      .filter(Boolean)
      .join(' · ');
  return [
    {
      key: 'home',
      label: t`Home`,
      cell: ({ property_name: name }) => <CellLines isStrong main={name} detail={null} />,
      csv: ({ property_name: name }) => name,
    },
    {
      key: 'affiliate',
      label: t`Affiliate`,
      cell: ({ affiliate }) => (
        <CellLines main={affiliate?.full_name ?? t`No one`} detail={affiliate?.affiliate_id} />
      ),
      csv: ({ affiliate }) => affiliate?.affiliate_id ?? null,
    },
    { key: 'from', label: t`Correct from`, cell: ({ from }) => formatDate(from), csv: ({ from }) => from },
    {
      key: 'reason',
      label: t`Reason`,
      maxWidth: 260,
      cell: (correction) => <CellLines main={correction.reason} detail={peopleOf(correction)} />,
      csv: ({ reason }) => reason,
    },
    {
      key: 'status',
      label: t`Status`,
      cell: ({ state }) => <Badge color={states[state].colour}>{i18n._(states[state].name)}</Badge>,
      csv: ({ state }) => state,
    },
    {
      key: 'actions',
      label: t`Actions`,
      isActions: true,
      cell: (correction) => {
        const { property_name: name, state } = correction;
        if (state !== 'proposed') return null;
        return (
          <RowActions of={name}>
            <May to="creditCorrections.approve">
              <Button
                size="xs"
                aria-label={t`Approve: ${name}`}
                onClick={() => onDecide(correction, 'approve')}
              >
                <Trans>Approve</Trans>
              </Button>
            </May>
            <May to="creditCorrections.withdraw">
              <Button
                size="xs"
                variant="default"
                aria-label={t`Withdraw: ${name}`}
                onClick={() => onDecide(correction, 'withdraw')}
              >
                <Trans>Withdraw</Trans>
              </Button>
            </May>
          </RowActions>
        );
      },
    },
  ];
}

type DecisionProps = { correction: CreditCorrection; onClose: () => void };
const notDecided = msg`The correction was not changed`;

/** It is said, the dialog closes, and what shows it is asked anew. */
function useDecided(onClose: () => void): () => Promise<unknown> {
  const { queries } = useApi();
  const client = useQueryClient();
  return () => {
    toast.success(msg`Correction saved`);
    onClose();
    const changed = [queries.creditCorrections.key(), queries.months.preview.key(), queries.inbox.key()];
    return Promise.all(changed.map((queryKey) => client.invalidateQueries({ queryKey })));
  };
}

function Approve({ correction, onClose }: DecisionProps) {
  const { t } = useLingui();
  const { api } = useApi();
  const form = useFormMutation({
    send: api.creditCorrections.approve,
    failure: notDecided,
    onSent: useDecided(onClose),
  });
  const { id, property_name: home, affiliate, from, reason, is_own: isOwn } = correction;
  const whose = affiliate?.full_name ?? t`no one`;
  const day = formatDate(from);
  return (
    <ConfirmDialog
      opened
      title={t`Credit ${home} to ${whose} from ${day}?`}
      confirmLabel={t`Approve`}
      busy={form.isBusy}
      onConfirm={() => form.submit({ id })}
      onClose={onClose}
    >
      <Text size="sm">{reason}</Text>
      <CreditPreview
        wanted={{
          managed_property_id: correction.managed_property_id,
          affiliate_id: affiliate?.affiliate_id ?? null,
          from,
        }}
      />
      {isOwn && (
        <Text size="sm" c="dimmed">
          <Trans>
            You proposed it, so another administrator must approve it. In a demo or single-operator mode, you
            can.
          </Trans>
        </Text>
      )}
    </ConfirmDialog>
  );
}

function Withdraw({ correction: { id, property_name: home }, onClose }: DecisionProps) {
  const { t } = useLingui();
  const { api } = useApi();
  const form = useFormMutation({
    send: api.creditCorrections.withdraw,
    failure: notDecided,
    onSent: useDecided(onClose),
  });
  return (
    <ReasonDialog
      title={t`Withdraw the correction of ${home}`}
      submitLabel={t`Withdraw`}
      explanation={<Trans>The home keeps its affiliate.</Trans>}
      busy={form.isBusy}
      error={form.errors.reason}
      onSubmit={(reason) => form.submit({ id, reason })}
      onClose={onClose}
    />
  );
}
