// Puts a request into the outbox: all of it, or what has not arrived yet.
import { msg } from '@lingui/core/macro';
import { outbox } from '../../lib/offline/outbox.ts';
import type { NewRequest } from '../../lib/offline/waiting.ts';
import { useSession } from '../../lib/session-context.ts';
import { toast } from '../../ui/toast-store.ts';

type Known = {
  /** It was sent under this one, and nobody knows whether it arrived. */
  key?: string;
  /** It arrived; its photos follow. */
  requestId?: string;
  /** A photo added later: it was or would have been sent under this one, and its person is told that it waits. */
  photoKey?: string;
};

export function useKeepRequest() {
  const owner = useSession().current?.user.id ?? '';
  return async (
    input: NewRequest,
    files: readonly File[],
    { key, requestId, photoKey }: Known,
  ): Promise<boolean> => {
    const photos = files.map((file) => ({ key: photoKey ?? crypto.randomUUID(), file }));
    const isKept = await outbox.queue(
      owner,
      { name: 'maintenance.raise', input, requestId: requestId ?? null, photos },
      { ...(key && { key }), isQuiet: requestId !== undefined && photoKey === undefined },
    );
    if (!isKept) {
      toast.destructive(msg`Too much waits on this device`, msg`Send it again once there is a connection.`);
    }
    return isKept;
  };
}
