// What somebody without a home reads in place of a choice: a lease needs one.
import { Trans } from '@lingui/react/macro';
import { Alert, Anchor } from '@mantine/core';
import { Link } from 'react-router';

export function NoHome() {
  return (
    <Alert color="blue">
      <Trans>
        A lease needs a home:{' '}
        <Anchor component={Link} to="/properties/create" inherit underline="always">
          list one
        </Anchor>
        , or{' '}
        <Anchor component={Link} to="/submit-managed-rental" inherit underline="always">
          submit one for managed rental
        </Anchor>
        .
      </Trans>
    </Alert>
  );
}
