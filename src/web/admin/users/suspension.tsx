// Whether the account is suspended, why and since when; suspends it and gives it back, each with a reason that its person reads.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Suspension as InForce } from '../../../contract/suspensions.ts';
import { formatInstant } from '../../../domain/dates.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { LoadError } from '../../components/load-error.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { failures } from '../../lib/messages.ts';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { toast } from '../../ui/toast-store.ts';

type Person = { userId: string; name: string };

export function Suspension({ userId, name }: Person) {
  const { queries } = useApi();
  const input = { user_id: userId };
  const query = useQuery(queries.suspensions.get.queryOptions({ input, staleTime: 0 }));
  if (query.isError) return <LoadError query={query} otherwise={failures.loadUser} />;
  if (!query.data) return null;
  const { suspension } = query.data;
  return suspension && <Suspended suspension={suspension} userId={userId} name={name} />;
}

/** Among what else can be done for the person, unless it was done. */
export function SuspendButton({ userId, name }: Person) {
  const { queries } = useApi();
  const input = { user_id: userId };
  const query = useQuery(queries.suspensions.get.queryOptions({ input, staleTime: 0 }));
  return query.data?.suspension === null && <Suspend userId={userId} name={name} />;
}

function Suspended({ suspension, userId, name }: Person & { suspension: InForce }) {
  const { t } = useLingui();
  const { api } = useApi();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const form = useSuspensionForm(api.suspensions.reinstate, msg`The account is given back`, close);
  const { reason, by, homes } = suspension;
  const since = formatInstant(suspension.since);
  return (
    <Alert color="red" title={by ? t`Suspended by ${by}, ${since}` : t`Suspended, ${since}`}>
      <Stack gap="xs" align="flex-start">
        <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {reason}
        </Text>
        {homes > 0 && (
          <Text size="sm">
            <Trans>Homes hidden with it: {homes}</Trans>
          </Text>
        )}
        <Button size="xs" variant="default" onClick={() => setOpen(true)}>
          <Trans>Give the account back</Trans>
        </Button>
      </Stack>
      {isOpen && (
        <ReasonDialog
          title={t`Give the account back to ${name}`}
          submitLabel={t`Give the account back`}
          explanation={t`They can sign in again, and their homes are shown again. They see the reason.`}
          busy={form.isBusy}
          error={form.errors.reason}
          onSubmit={(why) => form.submit({ user_id: userId, reason: why })}
          onClose={close}
        />
      )}
    </Alert>
  );
}

function Suspend({ userId, name }: Person) {
  const { t } = useLingui();
  const { api } = useApi();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const form = useSuspensionForm(api.suspensions.suspend, msg`The account is suspended`, close);
  return (
    <>
      <Button size="sm" variant="subtle" color="red" onClick={() => setOpen(true)}>
        <Trans>Suspend the account</Trans>
      </Button>
      {isOpen && (
        <ReasonDialog
          title={t`Suspend ${name}`}
          submitLabel={t`Suspend the account`}
          explanation={t`We sign them out at once, hide their homes and send them the reason. Leases and money owed do not change. We’ll notify the other sides.`}
          busy={form.isBusy}
          error={form.errors.reason}
          onSubmit={(why) => form.submit({ user_id: userId, reason: why })}
          onClose={close}
        />
      )}
    </>
  );
}

type Send = ReturnType<typeof useApi>['api']['suspensions']['suspend' | 'reinstate'];

function useSuspensionForm(send: Send, done: Parameters<typeof toast.success>[0], close: () => void) {
  const { queries } = useApi();
  const client = useQueryClient();
  return useFormMutation({
    send,
    failure: msg`The account was not changed`,
    onSent: () => {
      toast.success(done);
      close();
      return Promise.all([
        client.invalidateQueries({ queryKey: queries.suspensions.key() }),
        client.invalidateQueries({ queryKey: queries.users.key() }),
      ]);
    },
  });
}
