// The bank account that we pay to: rent that we collected, deposits, commission. Links to `/settings#account` come here.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { Payee } from '../../../contract/payees.ts';
import { AccountForm } from '../../components/payees/account-form.tsx';
import { ConfirmedState } from '../../components/payees/confirmed-state.tsx';
import { payeeFailures } from '../../components/payees/payee-messages.ts';
import { QueryState } from '../../components/query-state.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { SettingRow } from '../../ui/setting-rows.tsx';
import { toast } from '../../ui/toast-store.ts';

const saved = msg`Bank account saved`;

export function AccountSection() {
  const { t } = useLingui();
  const { queries } = useApi();
  const payee = useQuery(queries.payees.getMine.queryOptions({ staleTime: 0 }));
  const [isChanging, setIsChanging] = useState(false);
  const { hash } = useLocation();
  const onSaved = () => {
    setIsChanging(false);
    toast.success(saved);
  };
  const account = payee.data?.account;
  return (
    <SettingRow
      id="account"
      title={t`Your bank account`}
      state={account && <Present account={account} />}
      text={<Trans>Where we pay you rent, deposits and commission. Its number is kept encrypted.</Trans>}
    >
      <QueryState query={payee} failure={payeeFailures.load} height={36}>
        {() =>
          isChanging || (!account && hash === '#account') ? (
            <AccountForm onSaved={onSaved} />
          ) : (
            <Button variant="default" size="sm" onClick={() => setIsChanging(true)}>
              {account ? t`Change bank account` : t`Add bank account`}
            </Button>
          )
        }
      </QueryState>
    </SettingRow>
  );
}

function Present({ account }: { account: NonNullable<Payee['account']> }) {
  const { t } = useLingui();
  return (
    <>
      {t`${account.holder_name}, account ${account.masked}, ${account.ifsc}`}
      <ConfirmedState account={account} />
    </>
  );
}
