// What waits on this device for a connection: it comes after the page, which keeps its budget of scripts.
import { lazy, Suspense } from 'react';

const Loaded = lazy(async () => ({ default: (await import('./waiting-requests.tsx')).WaitingRequests }));

export const WaitingRequests = () => (
  <Suspense>
    <Loaded />
  </Suspense>
);
