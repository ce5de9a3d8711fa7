/** The kinds of jobs about stored files: removing them, and importing the homes of one. */
import { z } from 'zod';
import type { JobKind } from '../lib/jobs.ts';

const removal = z.object({ area: z.enum(['public', 'private']), keys: z.array(z.string()) });
/** Takes away those of the files that no row names at that time. */
export const removeFilesJob: JobKind<z.infer<typeof removal>> = { name: 'files.remove', data: removal };

const importing = z.object({ runId: z.uuid() });
/** Never twice at once for long: a large file takes minutes, and a second worker gives way to the first. */
export const runImportJob: JobKind<z.infer<typeof importing>> = {
  name: 'imports.run',
  data: importing,
  queue: { expireInSeconds: 3600 },
};
