// Proves the chain of the whole trail and says what was found, until the next time.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Stack, Text } from '@mantine/core';
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

function Finding({ found }: { found: AuditVerification }) {
  const { rows, waiting, unproven, missing, first_broken: broken } = found;
  const { t } = useLingui();
  const count = rows.toLocaleString('en-IN');
  const isWhole = broken === null && missing === 0 && unproven === 0;
  return (
    <Alert color={isWhole ? 'green' : 'red'} py="xs">
      {isWhole && <Text size="sm">{t`The chain is whole: ${count} entries`}</Text>}
      {broken !== null && (
        <Text size="sm">{t`The chain is broken from entry ${broken} on (${count} entries)`}</Text>
      )}
      {missing > 0 && (
        <Text size="sm">
          <Plural
            value={missing}
            one="# entry is missing at the end. A copy outside the database counts it."
            other="# entries are missing at the end. A copy outside the database counts them."
          />
        </Text>
      )}
      {unproven > 0 && (
        <Text size="sm">
          <Plural
            value={unproven}
            one="# entry was hashed with a key that this server does not have."
            other="# entries were hashed with a key that this server does not have."
          />
        </Text>
      )}
      {waiting > 0 && (
        <Text size="sm">
          <Plural
            value={waiting}
            one="# new entry will join the chain within a minute."
            other="# new entries will join the chain within a minute."
          />
        </Text>
      )}
    </Alert>
  );
}
