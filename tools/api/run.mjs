// npm run api -- client: writes clients/typescript/api.ts from the description of the API. npm run api -- lint: what a linter of others says of it.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import openapiTypes, { astToString } from 'openapi-typescript';
import { describeApi } from '../../src/server/app/api-docs/describe.ts';

const TYPES = fileURLToPath(new URL('../../clients/typescript/api.ts', import.meta.url));

async function writeClient() {
  const text = JSON.stringify(await describeApi('https://kiraya.example', 'tokens'));
  const types = astToString(await openapiTypes(JSON.parse(text), { defaultNonNullable: false }));
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const head = `// Written by \`npm run api -- client\` from the description with the digest ${digest}; never by hand.\n`;
  writeFileSync(TYPES, head + types.replaceAll(/^( {4})+/gm, (indent) => '\t'.repeat(indent.length / 4)));
  console.log(`${TYPES}: ${types.split('\n').length} lines`);
}

async function lint() {
  const folder = mkdtempSync(`${tmpdir()}/kiraya-api-`);
  for (const reach of ['tokens', 'everything']) {
    const file = `${folder}/${reach}.json`;
    writeFileSync(file, JSON.stringify(await describeApi('https://kiraya.example', reach)));
    const command = fileURLToPath(new URL('node_modules/.bin/redocly', import.meta.url));
    const { status } = spawnSync(command, ['lint', '--extends', 'recommended', '--format', 'summary', file], {
      stdio: 'inherit',
    });
    if (status) process.exitCode = status;
  }
}

if (process.argv[2] === 'lint') await lint();
else await writeClient();
