// The form that gives a role: a person by name or user id, a role, why where it is one of staff, and what is missing said before anything is sent.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Button, Card, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { needsSecondAdministrator } from '../../../domain/four-eyes.ts';
import { type Role, roles } from '../../../domain/roles.ts';
import { isUuid } from '../../../domain/uuids.ts';
import { roleNames } from '../../components/role-badge.tsx';
import { failures } from '../../lib/messages.ts';
import { Form } from '../../ui/form.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { PersonSelect } from '../shell/person-select.tsx';
import classes from './roles.module.css';
import { useRoleChanges } from './use-role-changes.ts';

/** As the contract asks of every reason in the office. */
const REASON_LEAST = 5;

type AssignFormProps = {
  userId: string;
  onUserId: (userId: string) => void;
  /** Somebody was chosen for another role: it is what is asked for next. */
  isChange: boolean;
};

export function AssignForm({ userId, onUserId, isChange }: AssignFormProps) {
  const { t, i18n } = useLingui();
  const [role, setRole] = useState<Role | null>(isChange ? null : 'user');
  const [roleError, setRoleError] = useState<string>();
  const roleField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isChange) return;
    roleField.current?.focus({ preventScroll: true });
    roleField.current?.scrollIntoView({ block: 'center' });
  }, [isChange]);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [isById, setById] = useState(false);
  const [reasonError, setReasonError] = useState<string>();
  const asksWhy = role !== null && needsSecondAdministrator(role);
  const { assign, isAssigning } = useRoleChanges();

  const submit = () => {
    if (userId === '') toast.destructive(failures.missingUserId, msg`Enter a user UUID`);
    if (!isUuid(userId)) {
      setById(true);
      return setError(t`Enter a user UUID`);
    }
    setError(undefined);
    if (role === null) return setRoleError(t`Choose a role`);
    if (!asksWhy) return assign({ userId, role });
    if (reason.trim().length < REASON_LEAST)
      return setReasonError(t`Say why in at least ${REASON_LEAST} characters`);
    assign({ userId, role, reason });
  };

  return (
    <Card padding="md" component="section" aria-label={t`Assign Role`}>
      <Form className={classes.form} onSubmit={submit}>
        <Box className={classes.userId}>
          <PersonSelect
            label={t`Person`}
            value={userId}
            onChange={(chosen) => {
              setError(undefined);
              onUserId(chosen);
            }}
          />
        </Box>
        <SelectField
          label={t`Role`}
          ref={roleField}
          value={role}
          error={roleError}
          allowDeselect={false}
          onChange={(value) => {
            setRoleError(undefined);
            if (value) setRole(value as Role);
          }}
          options={roles.map((value) => ({ value, label: i18n._(roleNames[value]) }))}
        />
        {asksWhy && (
          <TextInput
            className={classes.userId}
            label={t`Reason`}
            description={t`The administrator who approves it sees this, and the audit trail keeps it.`}
            required
            maxLength={500}
            value={reason}
            error={reasonError}
            onChange={(event) => {
              setReasonError(undefined);
              setReason(event.currentTarget.value);
            }}
          />
        )}
        <Button type="submit" loading={isAssigning}>
          <Trans>Assign Role</Trans>
        </Button>
        {/* Whoever has only the number of somebody, from a log or a program. */}
        <details
          className={classes.byId}
          open={isById}
          onToggle={({ currentTarget: { open } }) => setById(open)}
        >
          <summary>
            <Trans>By user ID instead</Trans>
          </summary>
          <TextInput
            mt="xs"
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
        </details>
      </Form>
    </Card>
  );
}
