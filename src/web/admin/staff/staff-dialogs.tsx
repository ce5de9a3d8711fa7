// Takes a role from a colleague, or signs them out everywhere: each for a reason that they and the trail keep.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { StaffMember } from '../../../contract/staff.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { roleNames } from '../../components/role-badge.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { failures, successes } from '../../lib/messages.ts';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { toast } from '../../ui/toast-store.ts';

export type Role = StaffMember['roles'][number]['role'];
type Colleague = { userId: string; name: string };
export type Asked = ({ what: 'sign-out' } & Colleague) | ({ what: 'remove'; role: Role } & Colleague);

/** Whoever takes their own role away may have to leave: the guard asks for it again. */
function useReload() {
  const { queries } = useApi();
  const client = useQueryClient();
  return () =>
    Promise.all(
      [queries.staff.key(), queries.roles.key(), ['account']].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
}

type RemoveProps = Colleague & { role: Role; onClose: () => void };

export function RemoveRoleDialog({ userId, name, role, onClose }: RemoveProps) {
  const { t, i18n } = useLingui();
  const { api } = useApi();
  const reload = useReload();
  const word = i18n._(roleNames[role]);
  const form = useFormMutation({
    send: api.roles.remove,
    failure: failures.removeRole,
    onSent: () => {
      toast.success(successes.roleRemoved, `${name}: ${word}`);
      onClose();
      return reload();
    },
  });
  return (
    <ReasonDialog
      title={t`Remove the role ${word} of ${name}?`}
      submitLabel={t`Remove role`}
      explanation={
        <Trans>
          The role ends at once. We notify {name} and the administrators. Two administrators must agree to
          give it back.
        </Trans>
      }
      busy={form.isBusy}
      error={form.errors.reason ?? form.errors.role}
      onSubmit={(reason) => form.submit({ userId, role, reason })}
      onClose={onClose}
    />
  );
}

export function SignOutDialog({ userId, name, onClose }: Colleague & { onClose: () => void }) {
  const { t } = useLingui();
  const { api } = useApi();
  const reload = useReload();
  const form = useFormMutation({
    send: api.staff.endSessions,
    failure: msg`No one was signed out`,
    onSent: () => {
      toast.success(msg`Signed out on every device`, name);
      onClose();
      return reload();
    },
  });
  return (
    <ReasonDialog
      title={t`Sign out ${name} everywhere?`}
      submitLabel={t`Sign out`}
      explanation={
        <Trans>
          We sign {name} out on every device at once and say why. The roles stay. To keep someone out, remove
          the role.
        </Trans>
      }
      busy={form.isBusy}
      error={form.errors.reason}
      onSubmit={(reason) => form.submit({ user_id: userId, reason })}
      onClose={onClose}
    />
  );
}
