/** Restores a backup into the configured installation, whose servers should be stopped meanwhile. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restore } from '../../src/db/backup/restore.ts';
import { StartupError } from '../../src/db/startup-error.ts';
import { onDatabase } from './on-database.ts';

await onDatabase(async (config, ownerUrl) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  });
  const [folder] = positionals;
  if (!folder || positionals.length > 1) {
    throw new StartupError('name the backup: npm run restore -- FOLDER [--replace]');
  }
  const { storage } = config;
  const filesFolder = storage.kind === 'disk' ? storage.folder : null;
  const manifest = await restore({ ownerUrl, filesFolder, folder: resolve(folder), replace: values.replace });
  console.log(`Restored what was backed up at ${manifest.madeAt}; every table adds up to what it was.`);
});
