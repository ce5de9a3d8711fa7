// On the first screen until it is put away: what one's role does and does not, and what the PIN is for.
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Text } from '@mantine/core';
import { useState } from 'react';
import { STAFF } from '../../../domain/access/audience.ts';
import { roleNames } from '../../components/role-badge.tsx';
import { useAccount } from '../../lib/use-account.ts';
import { usePin } from '../shell/use-pin.ts';
import { roleTexts } from './role-texts.ts';

const KEY = 'kiraya.role-read';

/** Of another role it is read again. */
function wasRead(role: string): boolean {
  try {
    return localStorage.getItem(KEY) === role;
  } catch {
    return true;
  }
}

function keepRead(role: string): void {
  try {
    localStorage.setItem(KEY, role);
  } catch {
    // It comes again with the next page.
  }
}

export default function RoleLine() {
  const { t, i18n } = useLingui();
  const account = useAccount();
  const { isUnset } = usePin();
  const [isGone, setGone] = useState(false);
  const roles = account.status === 'signed-in' ? account.roles : [];
  const role = STAFF.find((one) => roles.includes(one));
  if (!role || isGone || wasRead(role)) return null;
  const [name, can, cannot] = [roleNames[role], roleTexts[role].can, roleTexts[role].cannot].map((text) =>
    i18n._(text),
  );
  const putAway = () => {
    keepRead(role);
    setGone(true);
  };
  return (
    <Alert
      role="note"
      variant="light"
      color="teal"
      py="xs"
      withCloseButton
      closeButtonLabel={t`Hide this`}
      onClose={putAway}
    >
      <Text size="sm">
        <b>{name}</b>: {can} {cannot}{' '}
        {isUnset && <Trans>Set a PIN so that no one else can work here on your device.</Trans>}
      </Text>
    </Alert>
  );
}
