// Mail log: what was sent to whom and what became of it; what did not arrive can be sent again.
import { Trans, useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { mailShows } from '../../../contract/choices.ts';
import { DataList } from '../../components/list/data-list.tsx';
import { ListFilters } from '../../components/list/list-filters.tsx';
import { useListInput } from '../../components/list/list-input.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { keepPage } from '../../lib/keep-page.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { useLetterColumns } from './letter-columns.tsx';
import { mailFailures, mailStatusLabels } from './mail-log-labels.ts';

export default function MailLogTab() {
  const { t, i18n } = useLingui();
  const { queries } = useApi();
  const { input, isFiltered } = useListInput({ show: mailShows });
  const labelOf = (value: (typeof mailShows)[number]) => {
    if (value === 'all') return t`All`;
    return value === 'undelivered' ? t`Did not arrive` : i18n._(mailStatusLabels[value]);
  };
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
      <ListFilters
        placeholder={t`Person, address, subject or template`}
        filters={[
          {
            name: 'show',
            label: t`Show`,
            options: mailShows.map((value) => ({ value, label: labelOf(value) })),
          },
        ]}
      />
      <DataList
        name="mail-log"
        label={t`Mail log`}
        query={useQuery(
          queries.mailLog.list.queryOptions({ input, staleTime: 0, placeholderData: keepPage }),
        )}
        failure={mailFailures.load}
        empty={isFiltered ? t`Nothing matches` : t`No e-mail was sent yet`}
        columns={useLetterColumns()}
        rowKey={({ id }) => id}
        minWidth={860}
        isTall
      />
    </Stack>
  );
}
