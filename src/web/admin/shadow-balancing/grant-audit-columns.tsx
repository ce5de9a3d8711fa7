// Every change of a Fast Track Advantage, newest first.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Badge, Text } from '@mantine/core';
import type { GrantEntry } from '../../../contract/shadow-balancing.ts';
import { formatDate, formatInstant } from '../../../domain/dates.ts';
import type { ShadowBalancingAction } from '../../../domain/shadow-balancing.ts';
import { CutText } from '../../ui/cell-text.tsx';
import type { Column } from '../../ui/columns.tsx';

const actions: Readonly<Record<ShadowBalancingAction, { word: MessageDescriptor; colour: string }>> = {
  enabled: { word: msg`Enabled`, colour: 'green' },
  modified: { word: msg`Modified`, colour: 'blue' },
  disabled: { word: msg`Disabled`, colour: 'gray' },
};

export function useGrantAuditColumns(): Column<GrantEntry>[] {
  const { t, i18n } = useLingui();
  return [
    {
      key: 'date',
      label: t`Date`,
      cell: ({ created_at: at }) => formatInstant(at),
      csv: ({ created_at: at }) => at,
    },
    {
      key: 'broker',
      label: t`Broker`,
      cell: ({ broker_name: name }) => name,
      csv: ({ broker_name: name }) => name,
    },
    {
      key: 'action',
      label: t`Action`,
      cell: ({ action }) => <Badge color={actions[action].colour}>{i18n._(actions[action].word)}</Badge>,
      csv: ({ action }) => action,
    },
    {
      key: 'reason',
      label: t`Reason`,
      maxWidth: 260,
      cell: ({ reason }) => <CutText>{reason}</CutText>,
      csv: ({ reason }) => reason,
    },
    {
      key: 'period',
      label: t`Valid Period`,
      cell: (entry) => <Period entry={entry} />,
      csv: ({ start_date: start, end_date: end }) => (start && end ? `${start}/${end}` : null),
    },
  ];
}

function Period({ entry: { start_date, end_date, previous_end_date } }: { entry: GrantEntry }) {
  const { t } = useLingui();
  const before = previous_end_date && formatDate(previous_end_date);
  return (
    <>
      <Text size="sm">
        {start_date && end_date ? `${formatDate(start_date)} – ${formatDate(end_date)}` : '–'}
      </Text>
      {before && before !== (end_date && formatDate(end_date)) && (
        <Text size="xs" c="dimmed">
          {t`before: until ${before}`}
        </Text>
      )}
    </>
  );
}
