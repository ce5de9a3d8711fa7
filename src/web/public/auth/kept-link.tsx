// Whose link led to the sign-in page: it waits on this device for the form that names them, and can be forgotten here.
import { Trans } from '@lingui/react/macro';
import { Button, Group, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { formatDate } from '../../../domain/dates.ts';
import { clock } from '../../lib/clock.ts';
import { forgetReferral, keepReferralHere, keptReferral, withoutReferral } from '../../lib/referral.ts';

function readHere() {
  keepReferralHere();
  return keptReferral(Date.parse(clock.now()));
}

export default function KeptLink() {
  // The server knows nothing of this device, and draws the page without it.
  const [kept, setKept] = useState<ReturnType<typeof readHere>>(null);
  useEffect(() => setKept(readHere()), []);
  const [, setParams] = useSearchParams();
  if (!kept) return null;
  const { code } = kept;
  const day = formatDate(kept.until);
  const forget = () => {
    forgetReferral();
    setKept(null);
    setParams(
      (now) => {
        const next = now.get('next');
        if (next) now.set('next', withoutReferral(next));
        return now;
      },
      { replace: true, preventScrollReset: true },
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
