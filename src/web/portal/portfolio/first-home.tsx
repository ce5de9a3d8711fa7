// A landlord without any home: the three steps to the first rent, the first of them to be done here in one of two ways.
import { Trans } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { Link } from 'react-router';
import { IconHome } from '../../ui/icons.ts';
import { FirstStep, FirstSteps } from '../user/first-steps.tsx';

export function FirstHome() {
  return (
    <FirstSteps title={<Trans>No homes yet</Trans>}>
      <FirstStep
        title={<Trans>List a home</Trans>}
        brings={<Trans>People ask for visits and send you applications.</Trans>}
        words={<Trans>Photos, rent and visit hours. Or let us find the tenant and collect the rent.</Trans>}
      >
        <Group gap="sm" mt="xs">
          <Button component={Link} to="/properties/create" leftSection={<IconHome size={18} aria-hidden />}>
            <Trans>List a home</Trans>
          </Button>
          <Button component={Link} to="/submit-managed-rental" variant="default">
            <Trans>Let us manage it</Trans>
          </Button>
        </Group>
      </FirstStep>
      <FirstStep
        title={<Trans>Accept a tenant</Trans>}
        brings={<Trans>Brings you a lease in writing that both sides agreed to.</Trans>}
        words={<Trans>Visits and applications come here. The one you accept gets the lease to sign.</Trans>}
      />
      <FirstStep
        title={<Trans>Receive the rent</Trans>}
        brings={<Trans>Brings you receipts and a report of the year for your tax return.</Trans>}
        words={<Trans>Each month you confirm what came in, and the tenant gets the receipt.</Trans>}
      />
    </FirstSteps>
  );
}
