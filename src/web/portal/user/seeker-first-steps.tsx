// Somebody new who looks for a home: the three steps to it. Loaded by those few alone.
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { FirstStep, FirstSteps } from './first-steps.tsx';
import { Rows } from './panel.tsx';
import { ProfileStep } from './profile-step.tsx';

export default function SeekerFirstSteps() {
  return (
    <FirstSteps
      title={<Trans>Your first steps</Trans>}
      besides={
        <Rows>
          <ProfileStep />
        </Rows>
      }
    >
      <FirstStep
        title={<Trans>Find homes you like</Trans>}
        words={<Trans>Filter by rent, BHK and locality. Tap the heart to save a home.</Trans>}
      >
        <Button component={Link} to="/properties" mt="xs">
          <Trans>Search homes</Trans>
        </Button>
      </FirstStep>
      <FirstStep
        title={<Trans>Request a visit</Trans>}
        words={<Trans>Choose a day and a time. The owner’s answer shows up here.</Trans>}
      />
      <FirstStep
        title={<Trans>Apply and move in</Trans>}
        words={<Trans>Once the owner accepts, you sign the lease and pay the rent here.</Trans>}
      />
    </FirstSteps>
  );
}
