// The one way to say that something waits on the device, and that it has arrived.
import { msg } from '@lingui/core/macro';
import { toast } from '../../ui/toast-store.ts';
import type { Outcome } from './send-outbox.ts';

export const toastQueued = (): void =>
  toast.neutral(msg`Kept on this device`, msg`It is sent as soon as there is a connection.`);

export function toastSent({ sent, refused }: Pick<Outcome, 'sent' | 'refused'>): void {
  if (refused > 0) toast.destructive(msg`Something you did offline could not be done`);
  else if (sent > 0) toast.success(msg`Sent`, msg`What you did offline has arrived.`);
}
