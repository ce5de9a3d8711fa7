// Why somebody who was signed in a moment ago finds the sign-in page.
import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';

export function SessionEnded() {
  return (
    <Text role="status">
      <Trans>
        You’ve been signed out: your session ended after a while without use, or on another device. Sign in
        again and you’ll be back on your page.
      </Trans>
    </Text>
  );
}
