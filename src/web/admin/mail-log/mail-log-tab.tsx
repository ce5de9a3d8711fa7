// Mail log: what was sent to whom and what became of it; what did not arrive can be sent again.
import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { mailShows } from '../../../contract/choices.ts';
import type { MailLogEntry } from '../../../contract/mail-log.ts';
import { ListControls } from '../../components/list/list-controls.tsx';
import { ListPage, useListInput } from '../../components/list/list-page.tsx';
import { ShowSelect } from '../../components/list/show-select.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { keepPage } from '../../lib/keep-page.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { LetterTable } from './letter-table.tsx';
import { mailFailures, mailStatusLabels } from './mail-log-labels.ts';

export default function MailLogTab() {
  const { t } = useLingui();
  const { queries } = useApi();
  const input = useListInput(mailShows);
  const page = useQuery(
    queries.mailLog.list.queryOptions({ input, staleTime: 0, placeholderData: keepPage }),
  );
  const isFiltered = input.q || input.show !== 'all';
  return (
    <Stack gap="lg">
      <PageHeader
        title={<Trans>Mail log</Trans>}
        description={
          <Trans>
            Every e-mail of the last 30 days and what became of it. What it said is not shown; codes are not
            even kept.
          </Trans>
        }
      />
      <Filters show={input.show} />
      <ListPage<MailLogEntry, NonNullable<typeof page.data>>
        page={page}
        failure={mailFailures.load}
        empty={isFiltered ? t`Nothing matches` : t`No e-mail was sent yet`}
      >
        {({ items }) => <LetterTable letters={items} />}
      </ListPage>
    </Stack>
  );
}

function Filters({ show }: { show: (typeof mailShows)[number] }) {
  const { t, i18n } = useLingui();
  const labelOf = (value: (typeof mailShows)[number]) => {
    if (value === 'all') return t`All`;
    return value === 'undelivered' ? t`Did not arrive` : i18n._(mailStatusLabels[value]);
  };
  return (
    <Group align="flex-end" gap="sm">
      <ListControls placeholder={t`Person, address, subject or template`} />
      <ShowSelect value={show} options={mailShows.map((value) => ({ value, label: labelOf(value) }))} />
    </Group>
  );
}
