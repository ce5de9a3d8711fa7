// Two generators of others: each makes a client from the description, which compiles under strict types, and a program on it runs.
import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createClient } from '@hey-api/openapi-ts';
import openapiTypes, { astToString } from 'openapi-typescript';
import { rolldown } from 'rolldown';

const folder = fileURLToPath(new URL('strangers/', import.meta.url));
const generated = `${folder}generated/`;
const programs = ['by-openapi-fetch', 'by-hey-api'];

/** `asked`: the address of the API, an access token for each program, a city with homes, a day for the visits, and an address for a webhook. */
export async function runStrangers(text, [baseUrl, tokens, city, day, hook]) {
  rmSync(generated, { recursive: true, force: true });
  const document = JSON.parse(text);
  await createClient({
    input: document,
    output: `${generated}hey-api`,
    plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
    logs: { level: 'silent' },
  });
  writeFileSync(
    `${generated}types.ts`,
    astToString(await openapiTypes(JSON.parse(text), { defaultNonNullable: false })),
  );
  const tsc = fileURLToPath(new URL('node_modules/typescript/bin/tsc', import.meta.url));
  execFileSync(process.execPath, [tsc, '-p', folder], { stdio: ['ignore', 'inherit', 'inherit'] });
  for (const [place, name] of programs.entries()) {
    const bundle = await rolldown({ input: `${folder}${name}.ts`, platform: 'node', logLevel: 'silent' });
    const file = `${generated}${name}.mjs`;
    await bundle.write({ file });
    const done = execFileSync(process.execPath, [file, baseUrl, tokens.split(',')[place], city, day, hook], {
      encoding: 'utf8',
    });
    console.log(`${name} ${done.trim()}`);
  }
}
