// Makes a person a root of the affiliate tree, pending until they have agreed to the contract and given their PAN.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useApi } from '../../lib/api-provider.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { affiliateTexts } from './affiliate-texts.ts';
import { useAffiliateChange } from './use-affiliate-change.ts';

export function MakeAffiliateButton({ userId, name }: { userId: string; name: string }) {
  const { t } = useLingui();
  const { api } = useApi();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const change = useAffiliateChange(api.affiliates.create, affiliateTexts.created, close);
  return (
    <>
      <Button variant="default" size="sm" style={{ alignSelf: 'start' }} onClick={() => setOpen(true)}>
        <Trans>Make an affiliate</Trans>
      </Button>
      <ConfirmDialog
        opened={isOpen}
        title={t`Make ${name} an affiliate?`}
        confirmLabel={t`Make an affiliate`}
        busy={change.isBusy}
        onConfirm={() => change.submit({ user_id: userId })}
        onClose={close}
      >
        <Text size="sm">
          <Trans>
            They join at the top of the tree, without a sponsor. They stay pending until they agree to the
            contract and give their PAN.
          </Trans>
        </Text>
        {change.error && (
          <Text size="sm" c="red" role="alert">
            {change.error}
          </Text>
        )}
      </ConfirmDialog>
    </>
  );
}
