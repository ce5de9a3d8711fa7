/** Backs the configured installation up into a new folder, while it runs or not. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backUp } from '../../src/db/backup/backup.ts';
import { StartupError } from '../../src/db/startup-error.ts';
import { onDatabase } from './on-database.ts';

await onDatabase(async (config, url) => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const day = new Date().toISOString().replaceAll(/[-:]/g, '').slice(0, 15);
  const folder = resolve(positionals[0] ?? `backups/${day}`);
  if (positionals.length > 1) throw new StartupError('name one folder: npm run backup -- FOLDER');
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
