// The one thing of the public site that cannot be done without scripts: it is seen at once, can be filled in when the page is awake and
// knows who has come, and is hidden where there are no scripts.
import { Trans } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSession } from '../../lib/session-context.ts';
import classes from './auth.module.css';

export function NeedsScript({ children }: { children: ReactNode }) {
  const isWaiting = useSession().status === 'loading';
  return (
    <>
      <fieldset disabled={isWaiting} aria-busy={isWaiting} className={`${classes.fields} needs-script`}>
        <Stack gap="md">{children}</Stack>
      </fieldset>
      <noscript>
        <Trans>Signing in needs JavaScript. Homes can be searched without it.</Trans>
      </noscript>
    </>
  );
}
