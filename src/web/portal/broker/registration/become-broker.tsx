// `/become-broker` and `/register/broker`: what a broker gets and pays, and where one's registration stands.
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { screenMeta } from '../../../lib/screen-meta.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Loaded } from './frame.tsx';
import { Offer, Standing } from './standing.tsx';
import { useRegistration } from './use-registration.ts';

export const meta = () => screenMeta(msg`Become a broker`);

export default function BecomeBroker() {
  const registration = useRegistration();
  return (
    <Stack gap="lg" maw={960}>
      <PageHeader
        title={<Trans>Become a broker</Trans>}
        description={<Trans>Register once, list openly and earn on every home you bring.</Trans>}
      />
      <Loaded query={registration}>
        {(data) => (
          <>
            <Standing registration={data} />
            {data.status !== 'activated' && <Offer registration={data} />}
          </>
        )}
      </Loaded>
    </Stack>
  );
}
