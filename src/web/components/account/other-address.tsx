// Where an invitation is missing: it went to an address or number that this account does not have yet.
import { Trans } from '@lingui/react/macro';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';

export function OtherAddress() {
  return (
    <Trans>
      Were you invited at another email or number?{' '}
      <Anchor component={Link} to="/settings" inherit underline="always">
        Add it in Settings
      </Anchor>
      , and what was sent there shows here.
    </Trans>
  );
}
