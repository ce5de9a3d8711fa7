// Requests for repairs that wait on this device, for the page that shows them.
import { useSyncExternalStore } from 'react';
import { useSession } from '../session-context.ts';
import { outbox } from './outbox.ts';
import { isRequest, type Waiting, type WaitingRequest } from './waiting.ts';

const nothing: readonly Waiting[] = [];

export function useWaitingRequests(): WaitingRequest[] {
  const owner = useSession().current?.user.id;
  const waiting = useSyncExternalStore(outbox.subscribe, outbox.get, () => nothing);
  return waiting.filter(isRequest).filter((one) => one.owner === owner);
}
