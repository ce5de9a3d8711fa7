// Opens the very document that a lease is agreed to by: signing it comes after reading it.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { Lease } from '../../../contract/leases.ts';
import { useHomeName } from '../../components/property/home-names.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { failureMessage } from '../../lib/messages.ts';
import { saveFile } from '../../lib/save-file.ts';
import { IconDownload } from '../../ui/icons.ts';
import { toast } from '../../ui/toast-store.ts';
import { useReloadTenancy } from './use-lease-move.ts';

const failed = msg`The agreement could not be opened`;

export function ReadButton({ lease, filled = false }: { lease: Lease; filled?: boolean }) {
  const { t } = useLingui();
  const { api } = useApi();
  const reload = useReloadTenancy();
  const home = useHomeName(lease.home_name);
  const open = useMutation({
    mutationFn: () => api.leases.agreementFile({ id: lease.id }),
    onSuccess: (file) => {
      saveFile(file);
      return reload();
    },
    onError: (error) => toast.destructive(failed, failureMessage(error, failed)),
  });
  return (
    <Group>
      <Button
        variant={filled ? 'filled' : 'default'}
        size="sm"
        leftSection={<IconDownload size={16} aria-hidden />}
        loading={open.isPending}
        onClick={() => open.mutate()}
        aria-label={lease.is_signed_on_paper ? t`Open the scan: ${home}` : t`Open the agreement: ${home}`}
      >
        {lease.is_signed_on_paper ? <Trans>Open the scan</Trans> : <Trans>Open the agreement</Trans>}
      </Button>
    </Group>
  );
}
