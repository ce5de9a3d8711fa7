/** Backs the configured installation up into a new folder, while it runs or not. */
import { resolve } from 'node:path';
import { backUp } from '../../src/db/backup/backup.ts';
import { fromHere, readArguments } from './arguments.ts';
import { onDatabase } from './on-database.ts';

await onDatabase(wantedFolder, async (folder, config, url) => {
  const { storage } = config;
  const manifest = await backUp(url, storage.kind === 'disk' ? storage.folder : null, folder);
  const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
  console.log(`${folder}: ${rows} rows of ${Object.keys(manifest.tables).length} tables`);
  console.log(
    manifest.files === null
      ? 'Files lie in S3 and are not in it: turn on versioning there.'
      : `${Object.keys(manifest.files).length} files`,
  );
  console.log('AUTH_SECRET, SEAL_KEYS and FINGERPRINT_KEY are not in it: keep them elsewhere.');
});

function wantedFolder(): string {
  const { positionals } = readArguments(process.argv.slice(2), {
    usage: 'npm run backup -- FOLDER',
    most: 1,
  });
  const day = new Date().toISOString().replaceAll(/[-:]/g, '').slice(0, 15);
  return positionals[0] ? fromHere(positionals[0]) : resolve(`backups/${day}`);
}
