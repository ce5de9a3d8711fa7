// "Confirm it is you": takes the proof that the server asked for, by whichever way the person has.
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Button, Text, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { proof } from '../../../contract/session.ts';
import { formatPhone } from '../../../domain/phones.ts';
import { type Proof, proofsOf, type SentProof } from '../../../domain/step-up.ts';
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
  const [sent, setSent] = useState<SentProof>();
  const way = chosen ?? ways?.[0];
  const toSend = isSentProof(way) && way !== sent ? way : undefined;
  const { form, problem, sending, onSubmit } = useSignInForm(
    proof,
    { currentPassword: '', otp: '', code: '' },
    async (values) => {
      if (toSend) {
        await signInCalls.startProof(toSend);
        setSent(toSend);
        return;
      }
      await signInCalls.prove(values);
      proofQuestion.answer(true);
    },
  );
  /** What was typed for one way would be checked, or refused, beside the other. */
  const choose = (other: Proof) => {
    form.reset();
    setChosen(other);
  };
  const sendLabels = { 'emailed-code': t`Email me a code`, 'texted-code': t`Text me a code` };
  const otherWays = {
    password: t`Use your password instead`,
    'emailed-code': t`Use an emailed code instead`,
    'texted-code': t`Use a texted code instead`,
  };
  return (
    <FormDialog
      title={t`Confirm it is you`}
      submitLabel={toSend ? sendLabels[toSend] : t`Confirm`}
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
      {isSentProof(way) && way === sent && <SentCode by={way} {...form.getInputProps('otp')} />}
      {ways?.map(
        (other) =>
          other !== 'second-factor' &&
          other !== way && (
            <Button key={other} variant="subtle" onClick={() => choose(other)}>
              {otherWays[other]}
            </Button>
          ),
      )}
    </FormDialog>
  );
}

const isSentProof = (way: Proof | undefined): way is SentProof =>
  way === 'emailed-code' || way === 'texted-code';

function SentCode({ by, ...field }: { by: SentProof }) {
  const { t } = useLingui();
  const { mailbox } = useSettings();
  const user = useCurrentSession()?.user;
  const to = (by === 'emailed-code' ? user?.email : user?.phone) ?? '';
  const shown = by === 'emailed-code' ? to : formatPhone(to);
  return (
    <>
      <Text role="status">
        <Trans>
          We have sent a six-digit code to <strong>{shown}</strong>. It works for ten minutes.
        </Trans>{' '}
        {mailbox && (
          <Anchor href={`/dev/mailbox?to=${encodeURIComponent(to)}`} target="_blank">
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
  const user = useCurrentSession()?.user;
  const { texts } = useSettings();
  const [hasPassword, setHasPassword] = useState<boolean>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    signInCalls.methods().then((methods) => setHasPassword(methods.hasPassword), setFailure);
  }, []);
  return {
    ways:
      hasPassword === undefined
        ? undefined
        : proofsOf({
            hasPassword,
            hasSecondFactor: user?.hasSecondFactor === true,
            hasEmail: typeof user?.email === 'string',
            hasPhone: user?.phoneVerified === true && texts,
          }),
    problem: failure === undefined ? undefined : wordsOf(failure),
  };
}
