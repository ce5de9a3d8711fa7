// Who of the office looked at one's data, newest first.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Table } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { formatInstant } from '../../../domain/dates.ts';
import { byCursor, GrowingList } from '../../components/list/growing-list.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { lookNames } from './privacy-words.ts';
import { SettingsSection } from './settings-section.tsx';

export function LooksSection() {
  const { t, i18n } = useLingui();
  const { queries } = useApi();
  const list = useInfiniteQuery(
    queries.privacy.looks.infiniteOptions({
      ...byCursor,
      input: (cursor: string | undefined) => ({ limit: 10, cursor }),
    }),
  );
  return (
    <SettingsSection
      title={t`Who looked at my data`}
      text={<Trans>Each look of somebody of our office at your data is written down for two years.</Trans>}
    >
      <GrowingList
        list={list}
        failure={msg`The access log could not be loaded`}
        empty={t`Nobody of our office looked at your data.`}
      >
        {(looks) => (
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">
                  <Trans>When</Trans>
                </Table.Th>
                <Table.Th scope="col">
                  <Trans>Who</Trans>
                </Table.Th>
                <Table.Th scope="col">
                  <Trans>What</Trans>
                </Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {looks.map(({ id, actor_name, subject, created_at }) => (
                <Table.Tr key={id}>
                  <Table.Td>{formatInstant(created_at)}</Table.Td>
                  <Table.Td>{actor_name}</Table.Td>
                  <Table.Td>{i18n._(lookNames[subject])}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        )}
      </GrowingList>
    </SettingsSection>
  );
}
