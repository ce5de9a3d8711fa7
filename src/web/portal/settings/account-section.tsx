// The bank account that we pay to: rent that we collected, deposits, commission. Links to `/settings#account` come here.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { AccountForm } from '../../components/payees/account-form.tsx';
import { ConfirmedState } from '../../components/payees/confirmed-state.tsx';
import { payeeFailures } from '../../components/payees/payee-messages.ts';
import { QueryState } from '../../components/query-state.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { toast } from '../../ui/toast-store.ts';
import { SettingsSection } from './settings-section.tsx';

const saved = msg`Bank account saved`;

export function AccountSection() {
  const { t } = useLingui();
  const { queries } = useApi();
  const payee = useQuery(queries.payees.getMine.queryOptions({ staleTime: 0 }));
  const [isChanging, setIsChanging] = useState(false);
  const { hash } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  // It comes after the page, so the browser found nothing to go to.
  useEffect(() => {
    if (hash === '#account') place.current?.scrollIntoView({ block: 'start' });
  }, [hash]);
  return (
    <div id="account" ref={place}>
      <SettingsSection
        title={t`Your bank account`}
        text={
          <Trans>
            Where we pay you: rent that we collect for you, a deposit that is with us, or commission. Its
            number is kept encrypted.
          </Trans>
        }
      >
        <QueryState query={payee} failure={payeeFailures.load} height={60}>
          {({ account }) => (
            <Stack gap="sm">
              {account && (
                <>
                  <Text size="sm">{t`${account.holder_name}, account ${account.masked}, ${account.ifsc}`}</Text>
                  <ConfirmedState account={account} />
                </>
              )}
              {!account || isChanging ? (
                <AccountForm
                  onSaved={() => {
                    setIsChanging(false);
                    toast.success(saved);
                  }}
                />
              ) : (
                <div>
                  <Button variant="default" size="sm" onClick={() => setIsChanging(true)}>
                    {t`Change bank account`}
                  </Button>
                </div>
              )}
            </Stack>
          )}
        </QueryState>
      </SettingsSection>
    </div>
  );
}
