// The form that gives a role: a user id, a role, and what is missing said before anything is sent.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { type Role, roles } from '../../../domain/roles.ts';
import { roleNames } from '../../components/role-badge.tsx';
import { failures } from '../../lib/messages.ts';
import { Form } from '../../ui/form.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import classes from './roles.module.css';
import { useRoleChanges } from './use-role-changes.ts';
import { isUserId } from './user-id.ts';

type AssignFormProps = { userId: string; onUserId: (userId: string) => void };

export function AssignForm({ userId, onUserId }: AssignFormProps) {
  const { t, i18n } = useLingui();
  const [role, setRole] = useState<Role>('user');
  const [error, setError] = useState<string>();
  const { assign, isAssigning } = useRoleChanges();

  const submit = () => {
    if (userId === '') toast.destructive(failures.missingUserId, msg`Enter a user UUID`);
    if (!isUserId(userId)) return setError(t`Enter a user UUID`);
    setError(undefined);
    assign({ userId, role });
  };

  return (
    <Form className={classes.form} onSubmit={submit}>
      <TextInput
        className={classes.userId}
        label={t`User ID (UUID)`}
        placeholder="019aa000-0000-7000-8000-000000000000"
        value={userId}
        error={error}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        onChange={(event) => {
          setError(undefined);
          onUserId(event.currentTarget.value.trim());
        }}
      />
      <SelectField
        label={t`Role`}
        value={role}
        allowDeselect={false}
        onChange={(value) => value && setRole(value as Role)}
        options={roles.map((value) => ({ value, label: i18n._(roleNames[value]) }))}
      />
      <Button type="submit" loading={isAssigning}>
        <Trans>Assign Role</Trans>
      </Button>
    </Form>
  );
}
