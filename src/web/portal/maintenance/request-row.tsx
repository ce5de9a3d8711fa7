// One request of many in two lines: what is broken and where, how far it is, and the one act that is next. All else opens with its title.
import { useLingui } from '@lingui/react/macro';
import { Anchor, Badge, Group, Text } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import type { MaintenanceRequest } from '../../../contract/maintenance.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import {
  categoryLabels,
  maintenanceStatusShown,
  priorityLabels,
} from '../../components/maintenance/maintenance-labels.ts';
import { useHomeName } from '../../components/property/home-names.tsx';
import { ApproveButton } from './approve-button.tsx';

export function RequestRow({ request }: { request: MaintenanceRequest }) {
  const { t, i18n } = useLingui();
  const [params] = useSearchParams();
  const home = useHomeName(request.home_name);
  const name = `${request.title}, ${home}`;
  const status = maintenanceStatusShown[request.status];
  const isOver = request.status === 'done' || request.status === 'cancelled';
  const mayApprove =
    request.side === 'landlord' && request.estimate !== null && !request.is_approved && !isOver;
  const next = new URLSearchParams(params);
  next.set('request', request.id);
  const amount = request.cost ?? request.estimate;
  const facts = [
    request.tenant_name ?? t`Without a tenant`,
    i18n._(categoryLabels[request.category]),
    i18n._(priorityLabels[request.priority]),
    request.assignee_name,
    amount !== null && !mayApprove && formatRupees(paise(amount)),
  ].filter(Boolean);
  return (
    <Group
      component="article"
      justify="space-between"
      gap="4px 16px"
      py="xs"
      px="md"
      aria-label={request.title}
    >
      <div style={{ flex: '1 1 16rem', minWidth: 0 }}>
        <Text size="sm">
          <Anchor component={Link} to={`?${next}`} fw={600} inherit preventScrollReset aria-label={name}>
            {request.title}
          </Anchor>
          {`, ${home}`}
        </Text>
        <Text size="xs" c="dimmed">
          {facts.join(' ·\u00a0')}
        </Text>
      </div>
      <Group gap="sm">
        {mayApprove && request.estimate !== null && (
          <ApproveButton
            id={request.id}
            of={name}
            by={request.assignee_name}
            estimate={request.estimate}
            hasTenant={request.lease_id !== null}
            variant="light"
            size="xs"
          />
        )}
        <Badge color={status.color}>{i18n._(status.label)}</Badge>
      </Group>
    </Group>
  );
}
