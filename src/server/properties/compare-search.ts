/** At night the index of OpenSearch, where there is one, is compared with the homes of the database. */
import type { SearchConfig } from '../lib/config.ts';
import type { JobParts } from '../lib/feature.ts';
import { handles, type JobHandler } from '../lib/jobs.ts';
import { scheduledJob } from '../lib/scheduled-job.ts';

const compareSearchJob = scheduledJob('upkeep.compare-search');

const AT_NIGHT = '20 3 * * *';

export function compareSearchHandlers({ config: { search }, ...parts }: JobParts): JobHandler[] {
  return search ? [handles(compareSearchJob, () => compare(parts, search), AT_NIGHT)] : [];
}

/** Loaded only here: most installations have no search engine. */
async function compare(
  { database, log }: Pick<JobParts, 'database' | 'log'>,
  search: SearchConfig,
): Promise<void> {
  const { compareIndex, serversOf } = await import('../search/opensearch/compare.ts');
  const { writers } = await serversOf(search);
  const homes = await compareIndex(database, writers);
  if (homes > 0) log.warn({ homes }, 'the search engine had homes in other versions: they are written again');
}
