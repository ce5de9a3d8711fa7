// Invitations that wait for an answer; an administrator can take one back.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { SentInvitation } from '../../../contract/organisations.ts';
import { dateInIndia, formatDate } from '../../../domain/dates.ts';
import { formatPhone } from '../../../domain/phones.ts';
import { useMove } from '../../components/form/use-move.ts';
import { memberRoleLabels } from '../../components/organisations/organisation-labels.ts';
import { useTeamReload } from '../../components/organisations/use-team.ts';
import { useApi } from '../../lib/api-provider.tsx';
import type { Column } from '../../ui/columns.tsx';
import { FactTable } from '../../ui/fact-table.tsx';
import { toast } from '../../ui/toast-store.ts';

export function SentInvitations({ invitations }: { invitations: readonly SentInvitation[] }) {
  const { t, i18n } = useLingui();
  const { api } = useApi();
  const withdraw = useMove({
    send: api.organisations.withdraw,
    onDone: () => toast.success(msg`Invitation taken back`),
    reload: useTeamReload(),
  });
  if (invitations.length === 0) return null;
  const columns: Column<SentInvitation>[] = [
    {
      key: 'to',
      label: t`Invited`,
      isHeader: true,
      cell: ({ email, phone }) => email ?? (phone ? formatPhone(phone) : null),
    },
    { key: 'role', label: t`Role`, cell: ({ role }) => i18n._(memberRoleLabels[role]) },
    { key: 'until', label: t`Open until`, cell: ({ expires_at: at }) => formatDate(dateInIndia(at)) },
    {
      key: 'actions',
      label: t`Actions`,
      isActions: true,
      cell: ({ id }) => (
        <Button
          size="compact-sm"
          variant="default"
          disabled={withdraw.isPending}
          onClick={() => withdraw.mutate({ id })}
        >
          <Trans>Take back</Trans>
        </Button>
      ),
    },
  ];
  return (
    <FactTable
      label={t`Open invitations`}
      columns={columns}
      rows={invitations}
      rowKey={({ id }) => id}
      minWidth={480}
    />
  );
}
