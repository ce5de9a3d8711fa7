// Adds a photo to a request; without a connection it is kept and sent later.
import { msg } from '@lingui/core/macro';
import type { MaintenanceRequest } from '../../../contract/maintenance.ts';
import { PhotoButton as AddPhoto } from '../../components/photo-button.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { isUnanswered } from '../../lib/offline/outbox.ts';
import { toastQueued } from '../../lib/offline/outbox-toasts.ts';
import { useRequestKey } from '../../lib/use-request-key.ts';
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
  const { api } = useApi();
  const reload = useReloadMaintenance();
  const keepRequest = useKeepRequest();
  const { keyOf, done } = useRequestKey();
  const { id, title, description, category, priority } = request;
  const keep = async (file: File, photoKey: string) => {
    const input = { ...placeOf(request), title, description: description ?? '', category, priority };
    const isKept = await keepRequest(input, [file], { requestId: id, photoKey });
    if (isKept) toastQueued();
    return isKept;
  };
  const add = async (file: File) => {
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
  };
  return <AddPhoto add={add} />;
}
