// Proves the chain of the whole trail and says what was found, until the next time.
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { AuditVerification } from '../../../contract/audit.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { failureMessage } from '../../lib/messages.ts';
import { IconShieldCheck } from '../../ui/icons.ts';
import { toast } from '../../ui/toast-store.ts';
import { verifyFailed } from './audit-messages.ts';

export function VerifyButton() {
  const { api } = useApi();
  const verify = useMutation({
    mutationFn: () => api.audit.verify(),
    onError: (error) => toast.destructive(verifyFailed, failureMessage(error, verifyFailed)),
  });
  return (
    <Stack gap="xs" align="flex-end">
      <Button
        variant="default"
        leftSection={<IconShieldCheck size={18} aria-hidden />}
        loading={verify.isPending}
        onClick={() => verify.mutate()}
      >
        <Trans>Verify the chain</Trans>
      </Button>
      <div role="status">{verify.data && <Finding found={verify.data} />}</div>
    </Stack>
  );
}

function Finding({ found: { rows, first_broken: broken } }: { found: AuditVerification }) {
  const { t } = useLingui();
  const count = rows.toLocaleString('en-IN');
  return broken === null ? (
    <Alert color="green" py="xs">{t`The chain is whole: ${count} entries`}</Alert>
  ) : (
    <Alert color="red" py="xs">{t`The chain is broken from entry ${broken} on (${count} entries)`}</Alert>
  );
}
