// Whose link led to the sign-in page: it waits on this device for the form that names them, and can be forgotten here.
import { Trans } from '@lingui/react/macro';
import { Button, Group, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { formatDate } from '../../../domain/dates.ts';
import { clock } from '../../lib/clock.ts';
import { forgetReferral, keepReferralHere, storedReferral, withoutReferral } from '../../lib/referral.ts';
import { useQueryChange } from '../../lib/use-query-change.ts';

function readHere() {
  keepReferralHere();
  return storedReferral(Date.parse(clock.now()));
}

export default function InvitationNotice() {
  // The server knows nothing of this device, and draws the page without it.
  const [stored, setStored] = useState<ReturnType<typeof readHere>>(null);
  useEffect(() => setStored(readHere()), []);
  const [, change] = useQueryChange();
  if (!stored) return null;
  const { code } = stored;
  const day = formatDate(stored.until);
  const forget = () => {
    forgetReferral();
    setStored(null);
    change(
      (query) => {
        const next = query.get('next');
        return { next: next && withoutReferral(next) };
      },
      { replace: true },
    );
  };
  return (
    <Group gap="xs" role="note">
      <Text size="sm">
        <Trans>
          You came by the link of affiliate {code}. This device remembers it until {day}, and the form you
          fill in shows their name.
        </Trans>
      </Text>
      <Button variant="subtle" size="compact-sm" onClick={forget}>
        <Trans>Forget this link</Trans>
      </Button>
    </Group>
  );
}
