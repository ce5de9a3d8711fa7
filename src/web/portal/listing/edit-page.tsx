// Change a home: the same form, begun with the home as it stands.
import { Trans } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useApi } from '../../lib/api-provider.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { DraftGate } from './draft-gate.tsx';
import { ListingForm } from './listing-form.tsx';

export const meta = () => [{ title: 'Edit a property · Kiraya' }, { name: 'robots', content: 'noindex' }];

export default function EditPage() {
  const { id = '' } = useParams();
  const { queries } = useApi();
  const draft = useQuery(
    queries.drafts.get.queryOptions({
      input: { property_id: id },
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    }),
  );
  return (
    <Stack gap="lg" maw={860}>
      <PageHeader
        title={<Trans>Edit property</Trans>}
        description={<Trans>Changes show to others when you save them at the end.</Trans>}
      />
      <DraftGate query={draft}>{(loaded) => <ListingForm key={id} draft={loaded} />}</DraftGate>
    </Stack>
  );
}
