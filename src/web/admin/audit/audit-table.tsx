// Entries of the audit trail; who and what are also the way to the entries of the same.
import { useLingui } from '@lingui/react/macro';
import { Anchor, Table, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { AuditEntry } from '../../../contract/audit.ts';
import { formatInstant } from '../../../domain/dates.ts';
import { endOfId } from '../../../domain/leads.ts';
import { WideTable } from '../../ui/wide-table.tsx';
import { tabAddress } from '../shell/tab-address.ts';
import { actionName } from './action-names.ts';
import { ChangeList } from './change-list.tsx';

export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const { t } = useLingui();
  return (
    <WideTable minWidth={860} aria-label={t`Audit trail`}>
      <Table verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t`No.`}</Table.Th>
            <Table.Th>{t`When`}</Table.Th>
            <Table.Th>{t`Who`}</Table.Th>
            <Table.Th>{t`What`}</Table.Th>
            <Table.Th>{t`Change`}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} />
          ))}
        </Table.Tbody>
      </Table>
    </WideTable>
  );
}

function EntryRow({ entry }: { entry: AuditEntry }) {
  const { t, i18n } = useLingui();
  const { id, action, actor, subject_id: subject, reason, address } = entry;
  const name = actionName(action);
  return (
    <Table.Tr style={{ verticalAlign: 'top' }}>
      <Table.Td className="money">{id}</Table.Td>
      <Table.Td>
        <Text size="sm">{formatInstant(new Date(entry.created_at).toISOString())}</Text>
        <Text size="xs" c="dimmed">
          {address}
        </Text>
      </Table.Td>
      <Table.Td>
        {actor ? (
          <Anchor size="sm" component={Link} to={tabAddress('audit', { actor: actor.user_id })}>
            {actor.full_name ?? endOfId(actor.user_id)}
          </Anchor>
        ) : (
          <Text size="sm">{t`Kiraya`}</Text>
        )}
      </Table.Td>
      <Table.Td>
        <Text size="sm" fw={600} title={action}>
          {typeof name === 'string' ? name : i18n._(name)}
        </Text>
        <Anchor size="sm" component={Link} to={tabAddress('audit', { subject })}>
          {entry.subject_name ?? `${entry.subject_type} ${endOfId(subject)}`}
        </Anchor>
      </Table.Td>
      <Table.Td>
        {reason && <Text size="sm">“{reason}”</Text>}
        <ChangeList before={entry.before} after={entry.after} />
      </Table.Td>
    </Table.Tr>
  );
}
