// PAN and account of a person, masked; a full look asks why, and the audit trail keeps who looked.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, Code, Group, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldErrorsOf } from '../../components/listing-rules.ts';
import { LoadError } from '../../components/load-error.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { failureMessage, failures } from '../../lib/messages.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { OpenModal } from '../../ui/open-modal.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { toast } from '../../ui/toast-store.ts';

type What = 'pan' | 'account';

export function PayeePanel({ userId }: { userId: string }) {
  const { queries } = useApi();
  const payee = useQuery(queries.payees.get.queryOptions({ input: { user_id: userId }, staleTime: 0 }));
  return (
    <Card withBorder component="section">
      <Title order={2} size="h4" mb="sm">
        <Trans>Payment details</Trans>
      </Title>
      {payee.isPending && <TableSkeleton rows={2} />}
      {payee.isError && <LoadError query={payee} otherwise={failures.loadUser} />}
      {payee.data && (
        <Stack gap="sm">
          <Secret userId={userId} what="pan" masked={payee.data.pan?.masked} />
          <Secret
            userId={userId}
            what="account"
            masked={payee.data.account?.masked}
            beside={payee.data.account && `${payee.data.account.ifsc} · ${payee.data.account.holder_name}`}
          />
        </Stack>
      )}
    </Card>
  );
}

type SecretProps = { userId: string; what: What; masked: string | undefined; beside?: string | null };

function Secret({ userId, what, masked, beside }: SecretProps) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const name = what === 'pan' ? t`PAN` : t`Account`;
  return (
    <Group justify="space-between" gap="sm">
      <div>
        <Text size="xs" c="dimmed">
          {name}
        </Text>
        <Text size="sm" className="money">
          {masked ?? t`Not given yet`}
        </Text>
        {beside && (
          <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {beside}
          </Text>
        )}
      </div>
      {masked && (
        <Button
          size="xs"
          variant="default"
          aria-label={t`Show whole: ${name}`}
          onClick={() => setAsking(true)}
        >
          <Trans>Show whole</Trans>
        </Button>
      )}
      {isAsking && <FullLook userId={userId} what={what} name={name} onClose={() => setAsking(false)} />}
    </Group>
  );
}

type FullLookProps = { userId: string; what: What; name: string; onClose: () => void };

/** What was shown is forgotten when the dialog closes. */
function FullLook({ userId, what, name, onClose }: FullLookProps) {
  const { t } = useLingui();
  const { api } = useApi();
  const look = useMutation({
    mutationFn: (reason: string) => api.payees.reveal({ user_id: userId, what, reason }),
    gcTime: 0,
    onError: (problem) => {
      if (fieldErrorsOf(problem).reason) return;
      toast.destructive(failures.loadUser, failureMessage(problem, failures.loadUser));
    },
  });
  if (look.data) {
    return (
      <OpenModal onClose={onClose} title={name}>
        <Group justify="space-between">
          <Code fz="lg">{look.data.value}</Code>
          <CopyButton size="sm" text={look.data.value} label={t`Copy`} />
        </Group>
      </OpenModal>
    );
  }
  return (
    <ReasonDialog
      title={t`Show the whole number: ${name}`}
      submitLabel={t`Show whole`}
      destructive={false}
      explanation={t`The audit trail records that you looked, and why.`}
      busy={look.isPending}
      error={fieldErrorsOf(look.error).reason}
      onSubmit={(reason) => look.mutate(reason)}
      onClose={onClose}
    />
  );
}
