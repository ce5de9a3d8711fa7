// Text messages: what went to whom by SMS and WhatsApp, and what became of it.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { textShows } from '../../../contract/choices.ts';
import { DataList } from '../../components/list/data-list.tsx';
import { ListFilters } from '../../components/list/list-filters.tsx';
import { useListInput } from '../../components/list/list-input.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { keepPage } from '../../lib/keep-page.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { useTextColumns } from './text-columns.tsx';
import { textStateLabels } from './text-labels.ts';

export default function TextMessagesTab() {
  const { t, i18n } = useLingui();
  const { queries } = useApi();
  const { input, isFiltered } = useListInput({ show: textShows });
  const labelOf = (value: (typeof textShows)[number]) => {
    if (value === 'all') return t`All`;
    return value === 'lost' ? t`Did not arrive` : i18n._(textStateLabels[value]);
  };
  return (
    <Stack gap="lg">
      <PageHeader
        title={<Trans>Text messages</Trans>}
        description={
          <Trans>
            Every SMS and WhatsApp message of the last 90 days and what became of it. What it said is not
            shown.
          </Trans>
        }
      />
      <ListFilters
        placeholder={t`Person, mobile number or template`}
        filters={[
          {
            name: 'show',
            label: t`Show`,
            options: textShows.map((value) => ({ value, label: labelOf(value) })),
          },
        ]}
      />
      <DataList
        name="text-messages"
        label={t`Text messages`}
        query={useQuery(
          queries.textMessages.list.queryOptions({ input, staleTime: 0, placeholderData: keepPage }),
        )}
        failure={msg`The text messages could not be loaded`}
        empty={isFiltered ? t`Nothing matches` : t`No text message was sent yet`}
        columns={useTextColumns()}
        rowKey={({ id }) => id}
        minWidth={860}
        isTall
      />
    </Stack>
  );
}
