/** Restores a backup into the configured installation, whose servers should be stopped meanwhile. */
import { restore } from '../../src/db/backup/restore.ts';
import { StartupError } from '../../src/db/startup-error.ts';
import { fromHere, readArguments } from './arguments.ts';
import { onDatabase } from './on-database.ts';

await onDatabase(wantedBackup, async ({ folder, replace }, config, ownerUrl) => {
  const { storage } = config;
  const filesFolder = storage.kind === 'disk' ? storage.folder : null;
  const manifest = await restore({ ownerUrl, filesFolder, folder, replace });
  console.log(`Restored what was backed up at ${manifest.madeAt}; every table adds up to what it was.`);
});

function wantedBackup() {
  const usage = 'npm run restore -- FOLDER [--replace]';
  const options = { replace: { type: 'boolean' } } as const;
  const { positionals, values } = readArguments(process.argv.slice(2), { usage, options, most: 1 });
  const [folder] = positionals;
  if (!folder) throw new StartupError(`usage: ${usage}`);
  return { folder: fromHere(folder), replace: values.replace === true };
}
