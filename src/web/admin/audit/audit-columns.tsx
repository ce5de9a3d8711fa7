// Entries of the audit trail; who and what are also the way to the entries of the same.
import { useLingui } from '@lingui/react/macro';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { AuditEntry } from '../../../contract/audit.ts';
import { formatInstant } from '../../../domain/dates.ts';
import { endOfId } from '../../../domain/leads.ts';
import { CellLines } from '../../ui/cell-text.tsx';
import type { Column } from '../../ui/columns.tsx';
import { tabAddress } from '../shell/tab-address.ts';
import { actionName } from './action-names.ts';
import { ChangeList } from './change-list.tsx';

export function useAuditColumns(): Column<AuditEntry>[] {
  const { t, i18n } = useLingui();
  const nameOf = (action: string) => {
    const name = actionName(action);
    return typeof name === 'string' ? name : i18n._(name);
  };
  const actorOf = ({ actor }: AuditEntry) =>
    actor ? (actor.full_name ?? endOfId(actor.user_id)) : t`Kiraya`;
  const subjectOf = (entry: AuditEntry) =>
    entry.subject_name ?? `${entry.subject_type} ${endOfId(entry.subject_id)}`;
  return [
    { key: 'number', label: t`No.`, isNarrow: true, cell: ({ id }) => id, csv: ({ id }) => id },
    {
      key: 'when',
      label: t`When`,
      cell: ({ created_at: at, address }) => (
        <CellLines main={formatInstant(new Date(at).toISOString())} detail={address} />
      ),
      csv: ({ created_at: at }) => at,
    },
    {
      key: 'who',
      label: t`Who`,
      cell: (entry) =>
        entry.actor ? (
          <Anchor size="sm" component={Link} to={tabAddress('audit', { actor: entry.actor.user_id })}>
            {actorOf(entry)}
          </Anchor>
        ) : (
          <Text size="sm">{actorOf(entry)}</Text>
        ),
      csv: actorOf,
    },
    {
      key: 'what',
      label: t`What`,
      cell: (entry) => (
        <>
          <Text size="sm" fw={600} title={entry.action}>
            {nameOf(entry.action)}
          </Text>
          <Anchor size="sm" component={Link} to={tabAddress('audit', { subject: entry.subject_id })}>
            {subjectOf(entry)}
          </Anchor>
        </>
      ),
      csv: (entry) => `${nameOf(entry.action)}: ${subjectOf(entry)}`,
    },
    {
      key: 'change',
      label: t`Change`,
      cell: ({ action, reason, before, after }) => (
        <>
          {reason && <Text size="sm">“{reason}”</Text>}
          <ChangeList action={action} before={before} after={after} />
        </>
      ),
      csv: ({ reason }) => reason,
    },
  ];
}
