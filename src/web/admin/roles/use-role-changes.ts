// Gives and takes away roles with the toasts of the specification.

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Role } from '../../../domain/roles.ts';
import { shownName } from '../../../domain/users.ts';
import { ruleOf } from '../../components/listing-rules.ts';
import { roleNames } from '../../components/role-badge.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { failureMessage, failures, successes } from '../../lib/messages.ts';
import { toast } from '../../ui/toast-store.ts';

type Change = { userId: string; role: Role; reason?: string };
type Person = { fullName: string | null; email: string | null; phone: string | null };

/** As a toast says it: "Asha Rao: Tenant". */
function useWhoseRole() {
  const { i18n } = useLingui();
  return ({ fullName, email, phone }: Person, role: Role) =>
    `${shownName(fullName, email, phone)}: ${i18n._(roleNames[role])}`;
}

/** Whoever changes their own roles may have to leave: the guard asks for them again. */
function useReload() {
  const { queries } = useApi();
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: queries.roles.key() }),
      client.invalidateQueries({ queryKey: ['account'] }),
    ]);
}

/** A request by its id, and the role it is for. */
type Decision = { id: string; role: Role };

/** What another administrator decides about a staff role. */
export function useRequestDecisions() {
  const whoseRole = useWhoseRole();
  const { api } = useApi();
  const reload = useReload();
  const approve = useMutation({
    mutationFn: ({ id }: Decision) => api.roles.approve({ id }),
    onError: (error) => toast.destructive(failures.assignRole, explain(error)),
    onSuccess: (person, { role }) => {
      toast.success(successes.roleAssigned, whoseRole(person, role));
      return reload();
    },
  });
  const decline = useMutation({
    mutationFn: ({ id }: Decision) => api.roles.decline({ id }),
    onError: (error) => toast.destructive(msg`The request was not declined`, explain(error)),
    onSuccess: (person, { role }) => {
      toast.success(msg`Request declined`, whoseRole(person, role));
      return reload();
    },
  });
  return {
    approve: (decision: Decision) => approve.mutate(decision),
    decline: (decision: Decision) => decline.mutate(decision),
    isDeciding: approve.isPending || decline.isPending,
  };
}

export function useRoleChanges() {
  const whoseRole = useWhoseRole();
  const { api } = useApi();
  const reload = useReload();
  const assign = useMutation({
    mutationFn: (change: Change) => api.roles.assign(change),
    onError: (error) => toast.destructive(failures.assignRole, explain(error)),
    onSuccess: (person, { role }) => {
      const what = whoseRole(person, role);
      if (person.roles.includes(role)) toast.success(successes.roleAssigned, what);
      else toast.neutral(msg`Waits for a second administrator`, what);
      return reload();
    },
  });
  const remove = useMutation({
    mutationFn: (change: Change) => api.roles.remove(change),
    onError: (error) => toast.destructive(failures.removeRole, explain(error)),
    onSuccess: (person, { role }) => {
      toast.success(successes.roleRemoved, whoseRole(person, role));
      return reload();
    },
  });
  return {
    assign: (change: Change) => assign.mutate(change),
    isAssigning: assign.isPending,
    remove: (change: Change, onSuccess: () => void) => remove.mutate(change, { onSuccess }),
    isRemoving: remove.isPending,
    /** Why the last one could not be taken away, until another try or `forget`. */
    problem: remove.error ? explain(remove.error) : undefined,
    forget: remove.reset,
  };
}

function explain(error: unknown): MessageDescriptor | string {
  if (ruleOf(error)?.rule === 'role.last-admin') {
    return msg`This is the last administrator. Make someone else an administrator first.`;
  }
  if (error instanceof Error && 'status' in error && error.status === 404) return msg`No person has this ID`;
  return failureMessage(error, msg`Please try again.`);
}
