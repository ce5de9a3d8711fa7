// One's passkeys: added on this device, named and removed.
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PasskeyListing } from '../../../contract/session.ts';
import { mayAddPasskey } from '../../../domain/passkeys.ts';
import { failureMessage } from '../../lib/messages.ts';
import { knowsPasskeys, makePasskey } from '../../lib/passkeys.ts';
import { useSession } from '../../lib/session-context.ts';
import { signInCalls } from '../../lib/sign-in-calls.ts';
import { SettingRow } from '../../ui/setting-rows.tsx';
import { toast } from '../../ui/toast-store.ts';
import { Loaded } from './loaded.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import classes from './settings.module.css';

const KEY = ['passkeys'];

export function PasskeysSection() {
  const { t } = useLingui();
  const isSignedIn = useSession().current !== undefined;
  const passkeys = useQuery({
    queryKey: KEY,
    queryFn: signInCalls.listPasskeys,
    staleTime: 0,
    enabled: isSignedIn,
  });
  const howMany = (count: number) => t`${plural(count, { one: '# passkey', other: '# passkeys' })}`;
  return (
    <SettingRow
      title={t`Passkeys`}
      state={passkeys.data && (passkeys.data.length === 0 ? t`None yet` : howMany(passkeys.data.length))}
      text={<Trans>Sign in by the screen lock of your phone or computer, without a password or code.</Trans>}
    >
      <Loaded query={passkeys} failure={t`Your passkeys could not be loaded`} height={36}>
        {(listed) => <Passkeys passkeys={listed} />}
      </Loaded>
    </SettingRow>
  );
}

function Passkeys({ passkeys }: { passkeys: readonly PasskeyListing[] }) {
  const cache = useQueryClient();
  const reload = () => cache.invalidateQueries({ queryKey: KEY });
  const remove = async (id: string) => {
    try {
      await signInCalls.removePasskey(id);
      toast.success(msg`Passkey removed`);
    } catch (error) {
      toast.destructive(msg`The passkey was not removed`, failureMessage(error, msg`Please try again.`));
    }
    await reload();
  };
  return (
    <Stack align="stretch" gap="xs">
      {passkeys.length > 0 && (
        <ul className={classes.sessions}>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRemove={() => remove(passkey.id)}
              onNamed={reload}
            />
          ))}
        </ul>
      )}
      {mayAddPasskey(passkeys.length) ? (
        <AddButton onAdded={reload} />
      ) : (
        <Text size="sm" c="dimmed">
          <Trans>You have ten passkeys, the maximum. Remove one to add another.</Trans>
        </Text>
      )}
    </Stack>
  );
}

function AddButton({ onAdded }: { onAdded: () => Promise<unknown> }) {
  const [busy, setBusy] = useState(false);
  const add = async () => {
    if (!knowsPasskeys()) {
      toast.destructive(msg`This browser cannot make passkeys`);
      return;
    }
    setBusy(true);
    try {
      const credential = await makePasskey(await signInCalls.startPasskey());
      if (!credential) return;
      await signInCalls.addPasskey(credential);
      toast.success(msg`Passkey added`);
      await onAdded();
    } catch (error) {
      const isThere = error instanceof DOMException && error.name === 'InvalidStateError';
      toast.destructive(
        msg`The passkey was not added`,
        isThere
          ? msg`This device has a passkey for your account already.`
          : failureMessage(error, msg`Please try again.`),
      );
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="default" size="sm" loading={busy} onClick={add} style={{ alignSelf: 'start' }}>
      <Trans>Add a passkey</Trans>
    </Button>
  );
}
