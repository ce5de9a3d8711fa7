// Adds a photo to a request, from the camera or the files of the phone; without a connection it is kept and sent later.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button, FileButton } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { MaintenanceRequest } from '../../../contract/maintenance.ts';
import { imageTypes } from '../../../domain/files.ts';
import { ruleOf, ruleSentence } from '../../components/listing-rules.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { failureMessage } from '../../lib/messages.ts';
import { isUnanswered } from '../../lib/offline/outbox.ts';
import { sayKept } from '../../lib/offline/say-kept.ts';
import { useRequestKey } from '../../lib/use-request-key.ts';
import { IconPhoto } from '../../ui/icons.ts';
import { toast } from '../../ui/toast-store.ts';
import { placeOf } from './home-field.tsx';
import { useKeepRequest } from './use-keep-request.ts';
import { useReloadMaintenance } from './use-maintenance-move.ts';

/** A phone gives the same picture another name and time when it is chosen again; its bytes stay. */
async function printOf(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function PhotoButton({ request }: { request: MaintenanceRequest }) {
  const { t } = useLingui();
  const { api } = useApi();
  const reload = useReloadMaintenance();
  const keepRequest = useKeepRequest();
  const { keyOf, done } = useRequestKey();
  const { id, title, description, category, priority } = request;
  const keep = async (file: File, photoKey: string) => {
    const input = { ...placeOf(request), title, description: description ?? '', category, priority };
    const isKept = await keepRequest(input, [file], { requestId: id, photoKey });
    if (isKept) sayKept();
    return isKept;
  };
  const upload = useMutation({
    mutationFn: async (file: File) => {
      const idempotencyKey = keyOf(await printOf(file));
      if (!navigator.onLine) return keep(file, idempotencyKey);
      try {
        await api.maintenance.addPhoto({ id, file }, { context: { idempotencyKey } });
      } catch (error) {
        // It may have arrived: it waits under the key it was sent with.
        if (isUnanswered(error) && (await keep(file, idempotencyKey))) return;
        throw error;
      }
      done();
      toast.success(msg`Photo added`);
      await reload();
    },
    onError: (error) => {
      const rule = ruleOf(error);
      toast.destructive(
        msg`The photo could not be added`,
        (rule && ruleSentence(rule.rule)) ?? failureMessage(error, msg`Check the connection and try again.`),
      );
    },
  });
  const forget = useRef<() => void>(null);
  const choose = (file: File | null) => {
    // A browser tells nothing of a file that is chosen twice.
    forget.current?.();
    if (file) upload.mutate(file);
  };
  return (
    <FileButton accept={imageTypes.join(',')} resetRef={forget} onChange={choose}>
      {(props) => (
        <Button
          {...props}
          size="xs"
          variant="default"
          leftSection={<IconPhoto size={16} aria-hidden />}
          loading={upload.isPending}
        >
          {t`Add a photo`}
        </Button>
      )}
    </FileButton>
  );
}
