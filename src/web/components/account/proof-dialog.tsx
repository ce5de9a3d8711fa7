// "Confirm it is you": takes the proof that the server asked for, by whichever way the person has.
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Button, Text, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { proof } from '../../../contract/session.ts';
import { type Proof, proofsOf } from '../../../domain/step-up.ts';
import { proofQuestion } from '../../lib/ask-proof.ts';
import { useCurrentSession } from '../../lib/session-context.ts';
import { signInCalls } from '../../lib/sign-in-calls.ts';
import { useSettings } from '../../lib/use-settings.ts';
import { useSignInForm, useSignInWords } from '../../lib/use-sign-in-form.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { PasswordField } from '../../ui/password-field.tsx';

export default function ProofDialog() {
  const { t } = useLingui();
  const { ways, problem: unknownWays } = useWays();
  const [chosen, setChosen] = useState<Proof>();
  const [isSent, setIsSent] = useState(false);
  const way = chosen ?? ways?.[0];
  const awaitsCode = way === 'emailed-code' && !isSent;
  const { form, problem, sending, onSubmit } = useSignInForm(
    proof,
    { currentPassword: '', otp: '', code: '' },
    async (values) => {
      if (awaitsCode) {
        await signInCalls.startProof();
        setIsSent(true);
        return;
      }
      await signInCalls.prove(values);
      proofQuestion.answer(true);
    },
  );
  return (
    <FormDialog
      title={t`Confirm it is you`}
      submitLabel={awaitsCode ? t`Email me a code` : t`Confirm`}
      busy={sending}
      disabled={way === undefined}
      onSubmit={() => onSubmit()}
      onClose={() => proofQuestion.answer(false)}
    >
      <Text>
        <Trans>This keeps your money and data safe if someone else has your device.</Trans>
      </Text>
      <FormProblem>{problem ?? unknownWays}</FormProblem>
      {way === 'password' && (
        <PasswordField
          label={t`Your password`}
          autoComplete="current-password"
          data-autofocus
          {...form.getInputProps('currentPassword')}
        />
      )}
      {way === 'second-factor' && (
        <TextInput
          label={t`Code of the app or backup code`}
          autoComplete="one-time-code"
          data-autofocus
          {...form.getInputProps('code')}
        />
      )}
      {way === 'emailed-code' && isSent && <SentCode {...form.getInputProps('otp')} />}
      {way === 'password' && ways?.includes('emailed-code') && (
        <Button variant="subtle" onClick={() => setChosen('emailed-code')}>
          <Trans>Use an emailed code instead</Trans>
        </Button>
      )}
    </FormDialog>
  );
}

function SentCode(field: object) {
  const { t } = useLingui();
  const { mailbox } = useSettings();
  const email = useCurrentSession()?.user.email ?? '';
  return (
    <>
      <Text role="status">
        <Trans>
          We have sent a six-digit code to <strong>{email}</strong>. It works for ten minutes.
        </Trans>{' '}
        {mailbox && (
          <Anchor href={`/dev/mailbox?to=${encodeURIComponent(email)}`} target="_blank">
            <Trans>Open the development mailbox</Trans>
          </Anchor>
        )}
      </Text>
      <TextInput label={t`Code`} inputMode="numeric" autoComplete="one-time-code" data-autofocus {...field} />
    </>
  );
}

/** How this person may prove it, the first one first; undefined until that is known. Asked once for each time the dialog opens. */
function useWays(): { ways: readonly Proof[] | undefined; problem: string | undefined } {
  const wordsOf = useSignInWords();
  const hasSecondFactor = useCurrentSession()?.user.hasSecondFactor === true;
  const [hasPassword, setHasPassword] = useState<boolean>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    signInCalls.methods().then((methods) => setHasPassword(methods.hasPassword), setFailure);
  }, []);
  return {
    ways: hasPassword === undefined ? undefined : proofsOf({ hasPassword, hasSecondFactor }),
    problem: failure === undefined ? undefined : wordsOf(failure),
  };
}
