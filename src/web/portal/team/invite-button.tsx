// Invites somebody to an organisation by email or mobile number.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Organisation } from '../../../contract/organisations.ts';
import { INVITATION_DAYS, type MemberRole, memberRoles } from '../../../domain/organisations.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { memberRoleLabels } from '../../components/organisations/organisation-labels.ts';
import { useTeamReload } from '../../components/organisations/use-team.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { FormDialogButton } from '../../ui/form-dialog-button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useOpened } from '../../ui/use-opened.ts';
import { RoleLabels } from './member-dialogs.tsx';

export function InviteButton({ organisation: { id } }: { organisation: Organisation }) {
  const { t, i18n } = useLingui();
  const { api } = useApi();
  const reload = useTeamReload();
  const dialog = useOpened();
  const [email, setEmail] = useState('');
  const [phone, setPhone] = useState('');
  const [role, setRole] = useState<MemberRole>('agent');
  const form = useFormMutation({
    send: api.organisations.invite,
    onSent: () => {
      dialog.onClose();
      setEmail('');
      setPhone('');
      toast.success(msg`Invitation sent`, msg`They have ${INVITATION_DAYS} days to accept.`);
      void reload();
    },
  });
  const { errors } = form;
  return (
    <FormDialogButton
      label={t`Invite`}
      title={t`Invite someone`}
      submitLabel={t`Send invitation`}
      isBusy={form.isBusy}
      {...dialog}
      onSubmit={() => form.submit({ id, email: email.trim() || null, phone: phone.trim() || null, role })}
    >
      <TextInput
        label={t`Email`}
        description={t`They need an account with this email address or this number.`}
        type="email"
        maxLength={254}
        value={email}
        error={errors.email}
        onChange={(event) => {
          setEmail(event.currentTarget.value);
          form.change({ email: event.currentTarget.value });
        }}
      />
      <TextInput
        label={t`Mobile number`}
        description={t`Only if you have no email address. Tell them yourself: they see the invitation once they sign in.`}
        type="tel"
        maxLength={20}
        value={phone}
        error={errors.phone}
        onChange={(event) => {
          setPhone(event.currentTarget.value);
          form.change({ phone: event.currentTarget.value });
        }}
      />
      <SelectField
        label={t`Role`}
        value={role}
        error={errors.role}
        options={memberRoles.map((known) => ({ value: known, label: i18n._(memberRoleLabels[known]) }))}
        onChange={(chosen) => setRole(memberRoles.find((known) => known === chosen) ?? role)}
      />
      <RoleLabels />
    </FormDialogButton>
  );
}
