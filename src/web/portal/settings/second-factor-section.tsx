// Two-step sign-in: set up, and once it is on, new backup codes or the way to do without it.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { secondFactorEnd } from '../../../contract/session.ts';
import { BackupCodes } from '../../components/account/backup-codes.tsx';
import { SecondFactorSetup, useHasPassword } from '../../components/account/second-factor-setup.tsx';
import { useSession, useSessionStore } from '../../lib/session-context.ts';
import { signInCalls } from '../../lib/sign-in-calls.ts';
import { useSignInForm } from '../../lib/use-sign-in-form.ts';
import { Form } from '../../ui/form.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { SettingRow } from '../../ui/setting-rows.tsx';
import { toast } from '../../ui/toast-store.ts';
import { Opened } from './opened.tsx';
import classes from './settings.module.css';

export function SecondFactorSection() {
  const { t } = useLingui();
  const isOn = useSession().current?.user.hasSecondFactor === true;
  return (
    <SettingRow
      title={t`Two-step sign-in`}
      state={isOn ? t`On` : t`Off`}
      text={<Trans>You’ll also need a code from an app on your phone, besides your password or OTP.</Trans>}
    >
      {isOn ? (
        <WhenOn />
      ) : (
        <Opened label={t`Set up`}>
          <SecondFactorSetup />
        </Opened>
      )}
    </SettingRow>
  );
}

type Act = 'codes' | 'end';

function WhenOn() {
  const [act, setAct] = useState<Act>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <BackupCodes codes={codes} />;
  if (act) return <Prove act={act} onCodes={setCodes} onBack={() => setAct(undefined)} />;
  return (
    <Group gap="xs">
      <Button variant="default" size="sm" onClick={() => setAct('codes')}>
        <Trans>New backup codes</Trans>
      </Button>
      <Button variant="default" size="sm" onClick={() => setAct('end')}>
        <Trans>Turn off</Trans>
      </Button>
    </Group>
  );
}

type ProveProps = { act: Act; onCodes: (codes: readonly string[]) => void; onBack: () => void };

/** Both change how safe the account is, so both ask for the password, if there is one, and a code. */
function Prove({ act, onCodes, onBack }: ProveProps) {
  const { t } = useLingui();
  const hasPassword = useHasPassword();
  const store = useSessionStore();
  const cache = useQueryClient();
  const { form, problem, sending, onSubmit } = useSignInForm(
    secondFactorEnd,
    { currentPassword: '', code: '' },
    async ({ code, currentPassword }) => {
      const input = currentPassword ? { code, currentPassword } : { code };
      if (act === 'codes') {
        onCodes((await signInCalls.newBackupCodes(input)).backupCodes);
        return;
      }
      store.signedIn(await signInCalls.endSecondFactor(input));
      toast.success(msg`Two-step sign-in is off`);
      void cache.invalidateQueries({ queryKey: ['sessions'] });
    },
  );
  return (
    <Form onSubmit={onSubmit} className={classes.form}>
      <Stack gap="md">
        <FormProblem>{problem}</FormProblem>
        {hasPassword && (
          <PasswordField
            label={t`Your password`}
            autoComplete="current-password"
            {...form.getInputProps('currentPassword')}
          />
        )}
        <TextInput
          label={t`Code of the app or backup code`}
          autoComplete="one-time-code"
          {...form.getInputProps('code')}
        />
        <Group>
          <Button type="submit" loading={sending} color={act === 'end' ? 'red' : undefined}>
            {act === 'end' ? <Trans>Turn off</Trans> : <Trans>Make new codes</Trans>}
          </Button>
          <Button variant="subtle" onClick={onBack}>
            <Trans>Cancel</Trans>
          </Button>
        </Group>
      </Stack>
    </Form>
  );
}
