// Stands in place of the tabs until the administrator has set up two-step sign-in.
import { Trans } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { SecondFactorSetup } from '../../components/account/second-factor-setup.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

export function SecondFactorScreen() {
  const { queries } = useApi();
  const client = useQueryClient();
  return (
    <Stack maw={480} mx="auto" py="xl">
      <PageHeader
        title={<Trans>Set up two-step sign-in</Trans>}
        description={
          <Trans>
            Administrators also sign in with a code from an authenticator app. Setting it up takes a minute.
          </Trans>
        }
      />
      <SecondFactorSetup
        onDone={() => void client.invalidateQueries({ queryKey: queries.admin.pin.key() })}
      />
    </Stack>
  );
}
