/** Puts the files of the pages, as built, into the database, where hosts of another release find them. */
import { existsSync } from 'node:fs';
import { keepReleaseFiles } from '../../src/db/release-files.ts';

/** Written when a build is whole: see build.ts. */
const STAMP = 'build/.inputs';

/** `ownerUrl`: of the database's owner. Does nothing where no pages are built. */
export async function keepBuiltFiles(ownerUrl: string): Promise<void> {
  if (existsSync(STAMP)) await keepReleaseFiles(ownerUrl, 'build/client/assets');
}
