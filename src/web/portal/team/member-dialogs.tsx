// Giving a member another role and taking one out: whoever lists homes hands them to somebody who stays.
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { useState } from 'react';
import type { Organisation, OrganisationMember } from '../../../contract/organisations.ts';
import { memberRoles, roleMay } from '../../../domain/organisations.ts';
import { type FieldErrors, useFormMutation } from '../../components/form/use-form-mutation.ts';
import { memberRoleLabels } from '../../components/organisations/organisation-labels.ts';
import { useTeamReload } from '../../components/organisations/use-team.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { toast } from '../../ui/toast-store.ts';

type DialogProps = {
  organisation: Organisation;
  members: readonly OrganisationMember[];
  member: OrganisationMember;
  onClose: () => void;
};

function useDone(onClose: () => void) {
  const reload = useTeamReload();
  return () => {
    onClose();
    toast.success(msg`Saved`);
    void reload();
  };
}

export function RoleDialog({ organisation, members, member, onClose }: DialogProps) {
  const { t, i18n } = useLingui();
  const { api } = useApi();
  const [role, setRole] = useState(member.role);
  const [heir, setHeir] = useState<string | null>(null);
  const form = useFormMutation({ send: api.organisations.setRole, onSent: useDone(onClose) });
  const submit = () => form.submit({ id: organisation.id, user_id: member.user_id, role, heir_id: heir });
  return (
    <FormDialog
      title={t`Change role`}
      submitLabel={t`Save changes`}
      busy={form.isBusy}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label={t`Role`}
        value={role}
        error={form.errors.role}
        options={memberRoles.map((known) => ({ value: known, label: i18n._(memberRoleLabels[known]) }))}
        onChange={(chosen) => setRole(memberRoles.find((known) => known === chosen) ?? role)}
      />
      <RoleLabels />
      {!roleMay(role, 'homes') && (
        <Heir member={member} members={members} value={heir} onChange={setHeir} errors={form.errors} />
      )}
    </FormDialog>
  );
}

export function RoleLabels() {
  return (
    <Text size="sm" c="dimmed">
      <Trans>
        Administrators do everything. Agents work on homes, leads and messages. Accountants see the money and
        no messages.
      </Trans>
    </Text>
  );
}

export function LeaveDialog({
  organisation,
  members,
  member,
  isMe,
  onClose,
}: DialogProps & { isMe: boolean }) {
  const { t } = useLingui();
  const { api } = useApi();
  const [heir, setHeir] = useState<string | null>(null);
  const form = useFormMutation({ send: api.organisations.remove, onSent: useDone(onClose) });
  const name = member.name ?? t`this member`;
  const { legal_name: team } = organisation;
  return (
    <FormDialog
      title={isMe ? t`Leave ${team}?` : t`Remove ${name}?`}
      submitLabel={isMe ? t`Leave` : t`Remove`}
      destructive
      busy={form.isBusy}
      onSubmit={() => form.submit({ id: organisation.id, user_id: member.user_id, heir_id: heir })}
      onClose={onClose}
    >
      <Text size="sm">
        {isMe ? (
          <Trans>
            You no longer see its homes, leads and messages. They stay with the organisation, and so do leases
            in its name: we tell their tenants who looks after them now. Leases in your own name stay yours.
            Those not agreed yet have to be written again by whoever takes the home over.
          </Trans>
        ) : (
          <Trans>
            They no longer see its homes, leads and messages. Those stay with the organisation, and so do
            leases in its name: we tell their tenants who looks after them now. Leases in their own name stay
            theirs. Those not agreed yet have to be written again by whoever takes the home over.
          </Trans>
        )}
      </Text>
      <Heir member={member} members={members} value={heir} onChange={setHeir} errors={form.errors} />
    </FormDialog>
  );
}

type HeirProps = {
  member: OrganisationMember;
  members: readonly OrganisationMember[];
  value: string | null;
  onChange: (person: string | null) => void;
  errors: FieldErrors;
};

function Heir({ member, members, value, onChange, errors }: HeirProps) {
  const { t } = useLingui();
  // Withdrawn homes are not counted, and have to go to somebody as well: the server says so.
  if (member.homes === 0 && !errors.heir_id) return null;
  const fit = members.filter(({ user_id: id, role }) => id !== member.user_id && roleMay(role, 'homes'));
  return (
    <SelectField
      label={t`Who takes over the homes?`}
      description={
        member.homes === 0 ? (
          <Trans>Withdrawn homes with their leads and messages</Trans>
        ) : (
          <Plural
            value={member.homes}
            one="# home with its leads and messages"
            other="# homes with their leads and messages"
          />
        )
      }
      required
      value={value}
      error={errors.heir_id}
      options={fit.map(({ user_id, name }) => ({ value: user_id, label: name ?? t`No name given` }))}
      onChange={onChange}
    />
  );
}
