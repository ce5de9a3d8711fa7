// The inbox: search, filters, and a page of enquiries, newest first.
import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { enquiryOwners, enquiryShows } from '../../../contract/choices.ts';
import type { Enquiry } from '../../../contract/enquiries.ts';
import { enquiryKinds } from '../../../domain/enquiries.ts';
import { enquiryKindLabels, enquiryStatusLabels } from '../../components/enquiries/enquiry-labels.ts';
import { ListControls } from '../../components/list/list-controls.tsx';
import { ListPage, useListInput } from '../../components/list/list-page.tsx';
import { ShowSelect } from '../../components/list/show-select.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { keepPage } from '../../lib/keep-page.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { EnquiryCard } from './enquiry-card.tsx';
import { enquiryFailures } from './enquiry-messages.ts';

export function Inbox() {
  const { t } = useLingui();
  const { queries } = useApi();
  const [params] = useSearchParams();
  const kind = enquiryKinds.find((one) => one === params.get('kind'));
  const assigned = enquiryOwners.find((one) => one === params.get('assigned')) ?? 'anyone';
  const input = { ...useListInput(enquiryShows), assigned, ...(kind ? { kind } : {}) };
  const page = useQuery(
    queries.enquiries.list.queryOptions({ input, staleTime: 0, placeholderData: keepPage }),
  );
  const isFiltered = input.q || kind || assigned !== 'anyone' || input.show !== 'open';
  return (
    <Stack gap="lg">
      <PageHeader
        title={<Trans>Enquiries</Trans>}
        description={
          <Trans>What people ask the office for. Take one, note what you did, and answer it.</Trans>
        }
      />
      <Filters show={input.show} kind={kind ?? 'all'} assigned={assigned} />
      <ListPage<Enquiry, NonNullable<typeof page.data>>
        page={page}
        failure={enquiryFailures.load}
        empty={isFiltered ? t`Nothing matches` : t`No enquiries waiting`}
      >
        {({ items }) => items.map((enquiry) => <EnquiryCard key={enquiry.id} enquiry={enquiry} />)}
      </ListPage>
    </Stack>
  );
}

function Filters({ show, kind, assigned }: { show: string; kind: string; assigned: string }) {
  const { t, i18n } = useLingui();
  const shows = { open: t`Open`, all: t`All` };
  const labelOf = (value: (typeof enquiryShows)[number]) =>
    value === 'open' || value === 'all' ? shows[value] : i18n._(enquiryStatusLabels[value]);
  return (
    <Group align="flex-end" gap="sm">
      <ListControls placeholder={t`Name, e-mail, phone or message`} />
      <ShowSelect value={show} options={enquiryShows.map((value) => ({ value, label: labelOf(value) }))} />
      <ShowSelect
        name="kind"
        label={t`About`}
        value={kind}
        options={[
          { value: 'all', label: t`Everything` },
          ...enquiryKinds.map((value) => ({ value, label: i18n._(enquiryKindLabels[value]) })),
        ]}
      />
      <ShowSelect
        name="assigned"
        label={t`Assigned to`}
        value={assigned}
        options={[
          { value: 'anyone', label: t`Anyone` },
          { value: 'me', label: t`Me` },
          { value: 'nobody', label: t`Nobody` },
        ]}
      />
    </Group>
  );
}
