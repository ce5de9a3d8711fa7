// `/settings/api`: access tokens and webhooks for one's own programs.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Stack } from '@mantine/core';
import { screenMeta } from '../../../lib/screen-meta.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ProgramsSection } from './programs-section.tsx';
import { TokensSection } from './tokens-section.tsx';
import { WebhooksSection } from './webhooks-section.tsx';

export const meta = () => screenMeta(msg`API access`);

export default function ApiAccessPage() {
  const { t } = useLingui();
  return (
    <>
      <PageHeader
        title={t`API access`}
        description={
          <Trans>
            Connect your own programs to Kiraya.{' '}
            <Anchor href="/api/docs" underline="always">
              How the API works
            </Anchor>
          </Trans>
        }
      />
      <Stack gap="lg" maw={760}>
        <ProgramsSection />
        <TokensSection />
        <WebhooksSection />
      </Stack>
    </>
  );
}
