// The inbox: search, filters, and a page of enquiries.
import { Trans, useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { enquiryShows } from '../../../contract/choices.ts';
import { enquiryKinds } from '../../../domain/enquiries.ts';
import { enquiryKindLabels, enquiryStatusLabels } from '../../components/enquiries/enquiry-labels.ts';
import { useAgeOptions } from '../../components/list/age-options.ts';
import { CardList } from '../../components/list/card-list.tsx';
import { type ListFilter, ListFilters } from '../../components/list/list-filters.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { keepPage } from '../../lib/keep-page.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { SeenAt } from '../../ui/seen-at.tsx';
import { EnquiryBatchBar } from './enquiry-batch-bar.tsx';
import { enquiryFailures } from './enquiry-messages.ts';
import { EnquiryRow } from './enquiry-row.tsx';
import { useEnquiryInput } from './use-enquiry-input.ts';

export function Inbox() {
  const { t } = useLingui();
  const { queries } = useApi();
  const { input, isFiltered } = useEnquiryInput();
  const { q, show, kind, assigned } = input;
  const filter = { q, show, kind, assigned };
  const page = useQuery(
    queries.enquiries.list.queryOptions({ input, staleTime: 0, placeholderData: keepPage }),
  );
  return (
    <Stack gap="lg">
      <PageHeader
        title={<Trans>Enquiries</Trans>}
        description={<Trans>Questions from visitors and members.</Trans>}
      />
      <ListFilters placeholder={t`Name, email, phone or message`} filters={useFilters()} />
      <SeenAt of={page} />
      <CardList
        query={page}
        failure={enquiryFailures.load}
        empty={isFiltered ? t`Nothing matches` : t`No enquiries waiting`}
        rowKey={({ id }) => id}
        isBordered
        choosing={{
          nameOf: ({ name }) => name,
          bar: (chosen, total, onDone) => (
            <EnquiryBatchBar chosen={chosen} filter={filter} total={total} onDone={onDone} />
          ),
        }}
        card={(enquiry) => <EnquiryRow enquiry={enquiry} />}
      />
    </Stack>
  );
}

function useFilters(): ListFilter[] {
  const { t, i18n } = useLingui();
  const byAge = useAgeOptions();
  const shows = { open: t`Open`, all: t`All` };
  const labelOf = (value: (typeof enquiryShows)[number]) =>
    value === 'open' || value === 'all' ? shows[value] : i18n._(enquiryStatusLabels[value]);
  return [
    {
      name: 'show',
      label: t`Show`,
      options: enquiryShows.map((value) => ({ value, label: labelOf(value) })),
    },
    {
      name: 'kind',
      label: t`About`,
      options: [
        { value: 'all', label: t`Everything` },
        ...enquiryKinds.map((value) => ({ value, label: i18n._(enquiryKindLabels[value]) })),
      ],
    },
    {
      name: 'assigned',
      label: t`Assigned to`,
      options: [
        { value: 'anyone', label: t`Anyone` },
        { value: 'me', label: t`Me` },
        { value: 'nobody', label: t`No one` },
      ],
    },
    {
      name: 'sort',
      label: t`Order`,
      options: byAge,
    },
  ];
}
