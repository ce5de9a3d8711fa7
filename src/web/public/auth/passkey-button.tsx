// Sign-in by a passkey: the browser offers those that the device holds for this site.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import type { SignInAnswer } from '../../../contract/session.ts';
import { askPasskey, knowsPasskeys } from '../../lib/passkeys.ts';
import { signInCalls } from '../../lib/sign-in-calls.ts';
import { useSignInWords } from '../../lib/use-sign-in-form.ts';
import { FormProblem } from '../../ui/form-problem.tsx';
import { IconKey } from '../../ui/icons.ts';

export function PasskeyButton({ onSignedIn }: { onSignedIn: (answer: SignInAnswer) => void }) {
  const { t } = useLingui();
  const wordsOf = useSignInWords();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const signIn = async () => {
    setProblem(knowsPasskeys() ? undefined : t`This browser cannot use passkeys. Sign in another way.`);
    if (!knowsPasskeys()) return;
    setBusy(true);
    try {
      const credential = await askPasskey(await signInCalls.startPasskeySignIn());
      if (credential) onSignedIn(await signInCalls.withPasskey(credential));
    } catch (error) {
      setProblem(wordsOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack gap="xs">
      <FormProblem>{problem}</FormProblem>
      <Button
        variant="default"
        fullWidth
        leftSection={<IconKey size={18} stroke={1.5} aria-hidden />}
        loading={busy}
        onClick={signIn}
      >
        <Trans>Sign in with a passkey</Trans>
      </Button>
    </Stack>
  );
}
