// Change a home: the same form, begun with the home as it stands.
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { useApi } from '../../lib/api-provider.tsx';
import { screenMeta } from '../../lib/screen-meta.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { DraftGate } from './draft-gate.tsx';
import { ListingForm } from './listing-form.tsx';

const EditedScore = lazy(() => import('./edited-score.tsx'));

export const meta = () => screenMeta(msg`Edit a property`);

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
      <Suspense>
        <EditedScore id={id} />
      </Suspense>
      <DraftGate query={draft}>{(loaded) => <ListingForm key={id} draft={loaded} />}</DraftGate>
    </Stack>
  );
}
