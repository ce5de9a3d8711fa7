// `/properties/:id/verification`: what the office verified of one's own home, and what one may ask it to.
import { Trans } from '@lingui/react/macro';
import { Anchor, Stack } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { PageHeader } from '../../ui/page-header.tsx';
import { ClaimKinds } from './claim-kinds.tsx';

export const meta = () => [{ title: 'Verify a home · Kiraya' }, { name: 'robots', content: 'noindex' }];

export default function HomeVerification() {
  const { id = '' } = useParams();
  return (
    <Stack gap="lg" maw={860}>
      <PageHeader
        title={<Trans>Verify a home</Trans>}
        description={
          <Trans>
            What we’ve verified shows on the home’s page: what, how, when and until when. Verified homes rank
            higher in search. Only you and our administrators see the documents.
          </Trans>
        }
      />
      <ClaimKinds about={{ property_id: id }} />
      <Anchor component={Link} to="/verification" underline="always">
        <Trans>Have yourself verified too</Trans>
      </Anchor>
    </Stack>
  );
}
