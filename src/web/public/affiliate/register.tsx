// Joining the affiliate programme: who invites, what it is, and the form once somebody is signed in.

import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Card, Stack, Text, Title } from '@mantine/core';
import { lazy, Suspense, useEffect } from 'react';
import { Link, useLoaderData, useLocation } from 'react-router';
import type { Sponsor } from '../../../contract/affiliates.ts';
import { isUuid } from '../../../domain/uuids.ts';
import { apiContext } from '../../lib/api-context.ts';
import { say } from '../../lib/i18n.ts';
import { notFoundOr } from '../../lib/loader-errors.ts';
import { signInPath } from '../../lib/own-path.ts';
import { pictureMeta } from '../../lib/page-address.ts';
import { pageSettingsContext } from '../../lib/page-settings.ts';
import { useSession } from '../../lib/session-context.ts';
import { FormSkeleton } from '../../ui/skeletons.tsx';
import type { Route } from './+types/register';

/** Terms, fields and calls come only to who can use them. */
const RegisterForm = lazy(() => import('./register-form.tsx'));

export async function loader({ context, request }: Route.LoaderArgs) {
  const { origin } = context.get(pageSettingsContext);
  const invite = new URL(request.url).searchParams.get('invite');
  if (!invite) return { origin, invite: null, inviter: null };
  const found = isUuid(invite)
    ? await notFoundOr(context.get(apiContext).affiliates.invitation({ invite: invite.toLowerCase() }))
    : null;
  return { origin, invite: found ? invite.toLowerCase() : null, inviter: found ?? null, isUnknown: !found };
}

/** What a shared invitation looks like in WhatsApp. */
export const meta: Route.MetaFunction = ({ loaderData }) => {
  const inviter = loaderData?.inviter?.full_name;
  const title = say(
    inviter
      ? msg`${inviter} invites you to Kiraya’s affiliate programme`
      : msg`Join Kiraya’s affiliate programme`,
  );
  const description = say(
    msg`Bring homes for managed rental and earn from the rent that is paid each month. Joining is free.`,
  );
  const origin = loaderData?.origin ?? '';
  return [
    { title: `${title} · Kiraya` },
    { name: 'description', content: description },
    { name: 'robots', content: 'noindex' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    ...pictureMeta(origin),
  ];
};

export default function AffiliateRegistration() {
  const { invite, inviter, isUnknown } = useLoaderData<typeof loader>();
  return (
    <Stack gap="lg" maw={720} mx="auto" px="md" py="xl">
      <div>
        <Title order={1} size="h2">
          <Trans>Join the affiliate programme</Trans>
        </Title>
        <Text c="dimmed">
          <Trans>
            Earn a share of rent from homes that you and your team refer. No joining fee, and no pay for
            sign-ups alone.
          </Trans>
        </Text>
      </div>
      <Invitation inviter={inviter} isUnknown={isUnknown ?? false} />
      <Entry invite={invite} inviter={inviter} />
    </Stack>
  );
}

function Invitation({ inviter, isUnknown }: { inviter: Sponsor | null; isUnknown: boolean }) {
  if (isUnknown) {
    return (
      <Text role="status">
        <Trans>
          This invitation link is not known. Ask your sponsor for a new one, or enter the sponsor’s code
          below.
        </Trans>
      </Text>
    );
  }
  if (!inviter) return null;
  const { full_name: name, affiliate_id: code } = inviter;
  return (
    <Text role="status">
      {inviter.can_sponsor ? (
        <Trans>
          <strong>{name}</strong> ({code}) invites you.
        </Trans>
      ) : (
        <Trans>
          The membership of <strong>{name}</strong> has ended. Ask someone else for an invitation.
        </Trans>
      )}
    </Text>
  );
}

type EntryProps = { invite: string | null; inviter: Sponsor | null };

function Entry({ invite, inviter }: EntryProps) {
  const { status } = useSession();
  const location = useLocation();
  const isNobody = status === 'signed-out';
  const code = inviter?.can_sponsor ? inviter.affiliate_id : null;
  useEffect(() => {
    // Whoever signs up on another way than back to this page finds their sponsor named all the same.
    if (isNobody && code) void import('../../lib/referral.ts').then(({ keepInviter }) => keepInviter(code));
  }, [isNobody, code]);
  // Until it is known who comes, and without scripts, it says what it says to most.
  if (status !== 'signed-in') {
    return (
      <Card padding="lg">
        <Stack gap="sm" align="flex-start">
          <Text>
            <Trans>Sign in or make an account first; you come back here.</Trans>
          </Text>
          <Button component={Link} to={signInPath(location)}>
            <Trans>Sign in to join</Trans>
          </Button>
        </Stack>
      </Card>
    );
  }
  return (
    <Suspense fallback={<FormSkeleton fields={3} />}>
      <RegisterForm invite={invite} inviter={inviter?.can_sponsor ? inviter : null} />
    </Suspense>
  );
}
