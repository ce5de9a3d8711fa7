// Computes a closed month again from what it kept and says whether everything is still the same.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CommissionMonth, MonthVerification } from '../../../contract/months.ts';
import { formatInstant, formatMonth } from '../../../domain/dates.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { IconShieldCheck } from '../../ui/icons.ts';
import { RowButton } from '../../ui/row-actions.tsx';
import { toast } from '../../ui/toast-store.ts';
import { monthFailures, monthProblem } from './month-messages.ts';

type Verifying = { month: CommissionMonth; verify: ReturnType<typeof useVerify> };

export function useVerify({ month }: CommissionMonth) {
  const { api, queries } = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.months.verify({ month }),
    onError: (error) => toast.destructive(monthFailures.verify, monthProblem(error, monthFailures.verify)),
    onSuccess: () => client.invalidateQueries({ queryKey: queries.months.list.key() }),
  });
}

export function VerifyButton({ month, verify }: Verifying) {
  const { t } = useLingui();
  const name = formatMonth(month.month);
  return (
    <RowButton
      icon={<IconShieldCheck size={18} aria-hidden />}
      aria-label={t`Verify ${name}`}
      loading={verify.isPending}
      onClick={() => verify.mutate()}
    >
      <Trans>Verify</Trans>
    </RowButton>
  );
}

/** What the last look found, and when it was. */
export function VerifyFinding({ month: { verified_at: at }, verify }: Verifying) {
  const last = at && formatInstant(at);
  return (
    <>
      <div role="status">{verify.data && <Finding found={verify.data} />}</div>
      {last && (
        <Text size="xs" c="dimmed">
          <Trans>Verified {last}</Trans>
        </Text>
      )}
    </>
  );
}

const parts: Readonly<Record<MonthVerification['differing'][number], MessageDescriptor>> = {
  input: msg`what it was computed from`,
  output: msg`what it computed`,
  lines: msg`the commission lines`,
  corrections: msg`late money, reversals and corrections`,
  holds: msg`the held money`,
  ledger: msg`the ledger`,
};

function Finding({ found: { is_same: isSame, differing } }: { found: MonthVerification }) {
  const { t, i18n } = useLingui();
  if (isSame) return <Alert color="green" py="xs">{t`Everything is the same, to the paisa`}</Alert>;
  const what = new Intl.ListFormat('en-IN').format(differing.map((part) => i18n._(parts[part])));
  return <Alert color="red" py="xs">{t`Not the same any more: ${what}`}</Alert>;
}
