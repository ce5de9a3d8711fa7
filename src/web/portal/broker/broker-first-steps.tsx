// A broker without a home or a lead: the three steps to the first commission. Loaded by those few alone.
import { Trans } from '@lingui/react/macro';
import { Anchor, Button } from '@mantine/core';
import { Link } from 'react-router';
import { FirstStep, FirstSteps } from '../user/first-steps.tsx';

export default function BrokerFirstSteps() {
  return (
    <FirstSteps title={<Trans>Your first steps</Trans>}>
      <FirstStep
        title={<Trans>Submit your first property</Trans>}
        words={<Trans>Photos, rent and visit hours. It takes about five minutes.</Trans>}
      >
        <Button component={Link} to="/portal/broker/submit-property" mt="xs">
          <Trans>Submit property</Trans>
        </Button>
      </FirstStep>
      <FirstStep
        title={<Trans>Answer your leads</Trans>}
        words={<Trans>Visit requests and applications show up here. A quick answer wins the tenant.</Trans>}
      />
      <FirstStep
        title={<Trans>Earn commission</Trans>}
        words={
          <Trans>
            The affiliate programme pays for managed homes you bring, each month the rent is paid.
          </Trans>
        }
      >
        <Anchor component={Link} to="/portal/broker/affiliate" size="sm" underline="always">
          <Trans>How commission works</Trans>
        </Anchor>
      </FirstStep>
    </FirstSteps>
  );
}
