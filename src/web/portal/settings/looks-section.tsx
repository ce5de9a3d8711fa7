// Who of the office looked at one's data, newest first.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { formatInstant } from '../../../domain/dates.ts';
import { byCursor } from '../../components/list/by-cursor.ts';
import { DataList } from '../../components/list/data-list.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { FoldedRow } from '../../ui/setting-rows.tsx';
import { lookNames } from './privacy-labels.ts';

export function LooksSection() {
  const { t, i18n } = useLingui();
  const { queries } = useApi();
  const list = useInfiniteQuery(
    queries.privacy.looks.infiniteOptions({
      ...byCursor,
      input: (cursor: string | undefined) => ({ limit: 10, cursor }),
      staleTime: 0,
    }),
  );
  const latest = list.data?.pages[0]?.items[0];
  return (
    <FoldedRow
      title={t`Who looked at my data`}
      state={list.data && (latest ? t`Last on ${formatInstant(latest.created_at)}` : t`Not viewed so far`)}
      text={<Trans>Every time our staff view your data is logged for two years.</Trans>}
    >
      <DataList
        label={t`Who looked at my data`}
        query={list}
        failure={msg`The access log could not be loaded`}
        empty={t`No one from our team has viewed your data.`}
        columns={[
          { key: 'when', label: t`When`, cell: ({ created_at: at }) => formatInstant(at) },
          { key: 'who', label: t`Who`, cell: ({ actor_name: name }) => name },
          { key: 'what', label: t`What`, cell: ({ subject }) => i18n._(lookNames[subject]) },
          { key: 'why', label: t`Reason`, cell: ({ reason }) => reason },
        ]}
        rowKey={({ id }) => String(id)}
        minWidth={300}
      />
    </FoldedRow>
  );
}
