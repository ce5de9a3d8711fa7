// `/application-profile`: what one says of oneself once, for every home one applies for.
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { LoadError } from '../../components/load-error.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { screenMeta } from '../../lib/screen-meta.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { FormSkeleton } from '../../ui/skeletons.tsx';

/** Comes after the page, which has a budget of scripts. */
const ApplicationProfileForm = lazy(async () => ({
  default: (await import('./application-profile-form.tsx')).ApplicationProfileForm,
}));

export const meta = () => screenMeta(msg`Application profile`);

const notLoaded = msg`Your application profile could not be loaded`;

export default function ApplicationProfilePage() {
  const { queries } = useApi();
  const query = useQuery(queries.applicationProfile.get.queryOptions({ staleTime: 0 }));
  return (
    <Stack gap="lg" maw={720}>
      <PageHeader
        title={<Trans>Application profile</Trans>}
        description={
          <Trans>
            Fills in the form when you apply for a home. Only you see it; you choose what to share with each
            application.
          </Trans>
        }
        actions={
          <Button component={Link} to="/track-applications" variant="default">
            <Trans>Track Applications</Trans>
          </Button>
        }
      />
      {query.isPending && <FormSkeleton fields={7} />}
      {query.isError && <LoadError query={query} otherwise={notLoaded} />}
      <Suspense fallback={<FormSkeleton fields={7} />}>
        {query.data !== undefined && <ApplicationProfileForm profile={query.data} />}
      </Suspense>
    </Stack>
  );
}
