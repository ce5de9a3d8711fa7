// The one thing of the public site that cannot be done without scripts: it is hidden where there are none, and says so.
import { Trans } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';

export function NeedsScript({ children }: { children: ReactNode }) {
  return (
    <>
      <Stack gap="md" className="needs-script">
        {children}
      </Stack>
      <noscript>
        <Trans>Signing in needs JavaScript. Homes can be searched without it.</Trans>
      </noscript>
    </>
  );
}
