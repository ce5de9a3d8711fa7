// Computes a closed month again from what it kept and says whether everything is still the same.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CommissionMonth, MonthVerification } from '../../../contract/months.ts';
import { formatInstant, formatMonth, type Month } from '../../../domain/dates.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { IconShieldCheck } from '../../ui/icons.ts';
import { RowButton } from '../../ui/row-actions.tsx';
import { toast } from '../../ui/toast-store.ts';
import { May } from '../shell/may.tsx';
import { monthFailures, monthProblem } from './month-messages.ts';

/** Of all months of a table, each of which may be verified on its own. */
export function useVerify() {
  const { api, queries } = useApi();
  const client = useQueryClient();
  const [found, setFound] = useState<ReadonlyMap<Month, MonthVerification>>(new Map());
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (month: Month) => api.months.verify({ month }),
    onError: (error) => toast.destructive(monthFailures.verify, monthProblem(error, monthFailures.verify)),
    onSuccess: (answer, month) => {
      setFound((before) => new Map(before).set(month, answer));
      return client.invalidateQueries({ queryKey: queries.months.list.key() });
    },
  });
  return { verify: mutate, found, running: isPending ? variables : undefined };
}

type VerifyProps = { month: CommissionMonth; verifying: ReturnType<typeof useVerify> };

export function VerifyButton({ month: { month }, verifying }: VerifyProps) {
  const { t } = useLingui();
  const name = formatMonth(month);
  return (
    <May to="months.verify">
      <RowButton
        hasWords
        icon={<IconShieldCheck size={18} aria-hidden />}
        aria-label={t`Verify ${name}`}
        loading={verifying.running === month}
        onClick={() => verifying.verify(month)}
      >
        <Trans>Verify</Trans>
      </RowButton>
    </May>
  );
}

/** What the last look found, and when it was. */
export function VerifyFinding({ month: { month, verified_at: at }, verifying }: VerifyProps) {
  const last = at && formatInstant(at);
  const found = verifying.found.get(month);
  return (
    <>
      <div role="status">{found && <Finding found={found} />}</div>
      {last && (
        <Text size="xs" c="dimmed">
          <Trans>Verified {last}</Trans>
        </Text>
      )}
    </>
  );
}

const parts: Readonly<Record<MonthVerification['differing'][number], MessageDescriptor>> = {
  input: msg`the input data`,
  output: msg`the results`,
  lines: msg`the commission lines`,
  corrections: msg`late payments, reversals and corrections`,
  holds: msg`the held money`,
  ledger: msg`the ledger`,
};

function Finding({ found: { is_same: isSame, differing } }: { found: MonthVerification }) {
  const { t, i18n } = useLingui();
  if (isSame) return <Alert color="green" py="xs">{t`Everything matches, to the paisa`}</Alert>;
  const what = new Intl.ListFormat('en-IN').format(differing.map((part) => i18n._(parts[part])));
  return <Alert color="red" py="xs">{t`No longer matches: ${what}`}</Alert>;
}
