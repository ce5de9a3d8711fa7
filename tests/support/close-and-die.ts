/** A process of its own that closes a month and kills itself at the step it is told, as a power cut would. */
import type { DatabaseUrls } from '../../src/db/roles.ts';
import { closeMonth } from '../../src/server/commissions/months/close.ts';

const [urls = '', month = '', dieAt = '', now = ''] = process.argv.slice(2);

await closeMonth({
  urls: JSON.parse(urls) as DatabaseUrls,
  month,
  now,
  requestedBy: null,
  onStep: async (stage) => {
    if (stage === dieAt) process.kill(process.pid, 'SIGKILL');
  },
});
