import { expect, it, vi } from 'vitest';
import { startApi } from '../../../../tests/support/api.ts';
import { TooManyTries } from '../auth/rate-limits.ts';

const { app, services } = await startApi({ runsJobs: false });

// security abuse: Pages that have to be drawn are limited by address, whatever stands in their query
it.each(['/?junk=1', '/property/1?junk=1', '/nowhere', '/properties.data?junk=1'])(
  '%s is limited',
  async (path) => {
    vi.spyOn(services.auth.limits, 'consume').mockRejectedValueOnce(new TooManyTries(7));
    const refused = await app.request(path, {}, { incoming: { socket: { remoteAddress: '8.8.8.8' } } });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '7']);
  },
);
