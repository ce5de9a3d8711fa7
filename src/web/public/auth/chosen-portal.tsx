// Lets a signed-in person into the chosen portal, or says how to get its role.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import { Link, Navigate } from 'react-router';
import { reachedAt } from '../../../domain/identifiers.ts';
import { useSessionStore } from '../../lib/session-context.ts';
import { type Account, useAccount } from '../../lib/use-account.ts';
import { CardSkeleton } from './auth-card-skeleton.tsx';
import type { Portal } from './portals.ts';

export function ChosenPortal({ portal }: { portal: Portal }) {
  const { i18n } = useLingui();
  const store = useSessionStore();
  const account = useAccount();
  if (account.status !== 'signed-in') return <CardSkeleton />;
  if (mayEnter(account, portal)) {
    return <Navigate to={portal.path} replace />;
  }
  const who = reachedAt(account.user);
  return (
    <Stack gap="md">
      <Text role="status">
        <Trans>
          <strong>{who}</strong> does not open this portal yet.
        </Trans>{' '}
        {i18n._(portal.howToGetIn)}
      </Text>
      <Group>
        {portal.start && (
          <Button component={Link} to={portal.start}>
            <Trans>Begin</Trans>
          </Button>
        )}
        <Button component={Link} to="/portal" variant="default">
          <Trans>Go to your dashboard</Trans>
        </Button>
        <Button variant="subtle" onClick={() => store.signOut().catch(() => undefined)}>
          <Trans>Sign in as someone else</Trans>
        </Button>
      </Group>
    </Stack>
  );
}

function mayEnter({ roles, me }: Extract<Account, { status: 'signed-in' }>, { needs }: Portal): boolean {
  return needs === 'affiliate' ? (me?.isAffiliate ?? false) : roles.includes(needs);
}
