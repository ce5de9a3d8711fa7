// `/verification`: what the office verified of oneself, and what one may ask it to.
import { Trans } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { PageHeader } from '../../ui/page-header.tsx';
import { ClaimKinds } from './claim-kinds.tsx';

export const meta = () => [{ title: 'Verification · Kiraya' }, { name: 'robots', content: 'noindex' }];

export default function PersonVerification() {
  return (
    <Stack gap="lg" maw={860}>
      <PageHeader
        title={<Trans>Verification</Trans>}
        description={
          <Trans>
            What we’ve verified about you shows on your homes’ pages: what, how, when and until when. Only you
            and our administrators see the documents.
          </Trans>
        }
      />
      <ClaimKinds />
    </Stack>
  );
}
