// The photos that a file names by their addresses: how many are there, and why others are not.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Progress, Stack, Text, Title } from '@mantine/core';
import type { ImportPhotos } from '../../../contract/imports.ts';
import { DataTable } from '../../components/list/data-table.tsx';
import { ruleSentence } from '../../components/listing-rules.ts';

export function RunPhotos({ waiting, stored, same, failed, problems }: ImportPhotos) {
  const { t, i18n } = useLingui();
  const all = waiting + stored + same + failed;
  if (all === 0) return null;
  const done = (all - waiting).toLocaleString('en-IN');
  const total = all.toLocaleString('en-IN');
  return (
    <Stack component="section" gap="xs">
      <Title order={2} size="h3">
        <Trans>Photos</Trans>
      </Title>
      {waiting > 0 && (
        <Progress value={((all - waiting) / all) * 100} aria-label={t`Progress of the photos`} />
      )}
      <Text role="status">
        {waiting > 0 ? (
          <Trans>
            {done} of {total} photos. We’ll keep fetching them after you leave this page.
          </Trans>
        ) : (
          stored > 0 && (
            <Plural value={stored} one="# photo is with its home." other="# photos are with their homes." />
          )
        )}
      </Text>
      {same > 0 && (
        <Text size="sm" c="dimmed">
          <Plural
            value={same}
            one="# address leads to a photo that the home has already."
            other="# addresses lead to photos that their homes have already."
          />
        </Text>
      )}
      {failed > 0 && (
        <>
          <Text>
            <Plural
              value={failed}
              one="# photo is missing. Correct its address and import the file again, or add the photo to the home."
              other="# photos are missing. Correct their addresses and import the file again, or add the photos to the homes."
            />
          </Text>
          <DataTable
            label={t`Photos that are missing`}
            columns={[
              { key: 'row', label: t`Row`, isNarrow: true, cell: ({ row }) => row },
              {
                key: 'reason',
                label: t`Reason`,
                cell: ({ problem }) => {
                  const sentence = ruleSentence(problem);
                  return sentence ? i18n._(sentence) : problem;
                },
              },
              {
                key: 'address',
                label: t`Address`,
                cell: ({ address }) => <span style={{ overflowWrap: 'anywhere' }}>{address}</span>,
              },
            ]}
            rows={problems}
            rowKey={({ row, address }) => `${row} ${address}`}
            minWidth={560}
          />
          {failed > problems.length && (
            <Text size="sm" c="dimmed">
              <Trans>These are the first of them.</Trans>
            </Text>
          )}
        </>
      )}
    </Stack>
  );
}
