// One passkey: its name, which can be changed, since when, when it was last used, and the way to remove it.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { type PasskeyListing, passkeyName } from '../../../contract/session.ts';
import { formatInstant } from '../../../domain/dates.ts';
import { signInCalls } from '../../lib/sign-in-calls.ts';
import { useSignInForm } from '../../lib/use-sign-in-form.ts';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { Form } from '../../ui/form.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { IconKey } from '../../ui/icons.ts';
import { toast } from '../../ui/toast-store.ts';
import classes from './settings.module.css';

type PasskeyRowProps = {
  passkey: PasskeyListing;
  onRemove: () => Promise<unknown>;
  onNamed: () => Promise<unknown>;
};

export function PasskeyRow({ passkey, onRemove, onNamed }: PasskeyRowProps) {
  const { t } = useLingui();
  const [isNaming, setNaming] = useState(false);
  const { name, createdAt, lastUsedAt } = passkey;
  const since = formatInstant(createdAt);
  const used = lastUsedAt && formatInstant(lastUsedAt);
  if (isNaming) return <NameForm passkey={passkey} onNamed={onNamed} onClose={() => setNaming(false)} />;
  return (
    <li className={classes.session}>
      <IconKey size={24} stroke={1.5} aria-hidden />
      <div className={classes.sessionWords}>
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Text>
        <Text size="sm" c="dimmed">
          {used ? (
            <Trans>
              Last used {used}, added {since}
            </Trans>
          ) : (
            <Trans>Added {since}</Trans>
          )}
        </Text>
      </div>
      <Group gap="xs">
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t`Rename ${name}`}
          onClick={() => setNaming(true)}
        >
          <Trans>Rename</Trans>
        </Button>
        <ConfirmButton
          variant="default"
          size="compact-sm"
          destructive
          question={t`Remove this passkey?`}
          explanation={<Trans>{name} will no longer open your account.</Trans>}
          confirmLabel={t`Remove passkey`}
          onConfirm={onRemove}
        >
          <Trans>Remove</Trans>
        </ConfirmButton>
      </Group>
    </li>
  );
}

type NameFormProps = Pick<PasskeyRowProps, 'passkey' | 'onNamed'> & { onClose: () => void };

function NameForm({ passkey, onNamed, onClose }: NameFormProps) {
  const { t } = useLingui();
  const { form, problem, sending, onSubmit } = useSignInForm(
    passkeyName,
    { id: passkey.id, name: passkey.name },
    async (input) => {
      await signInCalls.namePasskey(input);
      await onNamed();
      toast.success(msg`Passkey renamed`);
      onClose();
    },
  );
  return (
    <li className={classes.session}>
      <Form onSubmit={onSubmit} className={classes.sessionWords}>
        <FormProblem>{problem}</FormProblem>
        <TextInput label={t`Name of the passkey`} data-autofocus {...form.getInputProps('name')} />
        <Group mt="xs">
          <Button type="submit" size="compact-sm" loading={sending}>
            <Trans>Save</Trans>
          </Button>
          <Button variant="subtle" size="compact-sm" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </Group>
      </Form>
    </li>
  );
}
