// Who of the office looked at one's data, newest first.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { formatInstant } from '../../../domain/dates.ts';
import { byCursor } from '../../components/list/by-cursor.ts';
import { DataList } from '../../components/list/data-list.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { lookNames } from './privacy-labels.ts';
import { SettingsSection } from './settings-section.tsx';

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
  return (
    <SettingsSection
      title={t`Who looked at my data`}
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
    </SettingsSection>
  );
}
