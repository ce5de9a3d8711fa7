// The PAN of whoever rents out homes: tenants need it on their receipts. Links to `/settings#pan` come here.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { LoadError } from '../../components/load-error.tsx';
import { PanForm } from '../../components/payees/pan-form.tsx';
import { payeeFailures } from '../../components/payees/payee-messages.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { toast } from '../../ui/toast-store.ts';
import { SettingsSection } from './settings-section.tsx';

export function PanSection() {
  const { t } = useLingui();
  const { queries } = useApi();
  const payee = useQuery(queries.payees.getMine.queryOptions({ staleTime: 0 }));
  const [isChanging, setIsChanging] = useState(false);
  const { hash } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  // It comes after the page, so the browser found nothing to go to.
  useEffect(() => {
    if (hash === '#pan') place.current?.scrollIntoView({ block: 'start' });
  }, [hash]);
  const saved = () => {
    setIsChanging(false);
    toast.success(msg`PAN saved`, msg`Rent receipts that need it now show it.`);
  };
  const pan = payee.data?.pan;
  return (
    <div id="pan" ref={place}>
      <SettingsSection
        title={t`Your PAN`}
        text={
          <Trans>
            Tenants who pay more than ₹1 lakh a year need it on their rent receipts to claim house rent
            allowance (HRA). Those receipts show it in full to you, your tenant and the manager of the home.
          </Trans>
        }
      >
        {payee.isPending && <TableSkeleton rows={1} />}
        {payee.isError && <LoadError query={payee} otherwise={payeeFailures.load} />}
        {payee.data && (!pan || isChanging) && <PanForm onSaved={saved} />}
        {pan && isChanging && (
          <Button variant="subtle" size="sm" mt="xs" onClick={() => setIsChanging(false)}>
            {t`Cancel`}
          </Button>
        )}
        {pan && !isChanging && (
          <Group justify="space-between" gap="sm">
            <Stack gap={0}>
              <Text size="sm" c="dimmed">
                {t`PAN`}
              </Text>
              <Text>{pan.masked}</Text>
            </Stack>
            <Button variant="default" size="sm" onClick={() => setIsChanging(true)}>
              {t`Change PAN`}
            </Button>
          </Group>
        )}
      </SettingsSection>
    </div>
  );
}
