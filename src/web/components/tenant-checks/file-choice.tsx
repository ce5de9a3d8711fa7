// Adds a document to a tenant check.
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, FileButton } from '@mantine/core';
import { useRef } from 'react';
import { documentAccept } from '../../../domain/files.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useMove } from '../form/use-move.ts';
import { useCheckReload } from './use-check-reload.ts';

export function FileChoice({ id }: { id: string }) {
  const { api } = useApi();
  const upload = useMove({
    send: (file: File) => api.tenantChecks.addFile({ id, file }),
    onDone: () => toast.success(msg`Document added`),
    reload: useCheckReload(),
  });
  const forget = useRef<() => void>(null);
  const choose = (file: File | null) => {
    forget.current?.();
    if (file) upload.mutate(file);
  };
  return (
    <FileButton accept={documentAccept.join(',')} resetRef={forget} onChange={choose}>
      {(props) => (
        <Button {...props} variant="default" loading={upload.isPending}>
          <Trans>Add a document</Trans>
        </Button>
      )}
    </FileButton>
  );
}
