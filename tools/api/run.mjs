// npm run api -- client: writes clients/typescript/api.ts from the description of the API. npm run api -- lint: what two linters of others
// say of both descriptions, and how many bytes each has; it fails with an error or with more warnings than MOST_WARNINGS.
// npm run api -- answers FILE: whether answers are as they are described; for tests/nightly/described-answers.test.ts.
// npm run api -- strangers …: runs two generated clients against a running server, for tests/nightly/generated-clients.test.ts.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import spectralCore from '@stoplight/spectral-core';
import spectralParsers from '@stoplight/spectral-parsers';
import spectralRulesets from '@stoplight/spectral-rulesets';
import openapiTypes, { astToString } from 'openapi-typescript';
import { describeApi } from '../../src/server/app/api-docs/describe.ts';
import { checkAnswers } from './answers.mjs';
import { runStrangers } from './strangers.mjs';

const TYPES = fileURLToPath(new URL('../../clients/typescript/api.ts', import.meta.url));
const MOST_WARNINGS = 20;

const description = async () => JSON.stringify(await describeApi('https://kiraya.example', 'tokens'));

async function writeClient() {
  const text = await description();
  const types = astToString(await openapiTypes(JSON.parse(text), { defaultNonNullable: false }));
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const head = `// Written by \`npm run api -- client\` from the description with the digest ${digest}; never by hand.\n`;
  writeFileSync(TYPES, head + types.replaceAll(/^( {4})+/gm, (indent) => '\t'.repeat(indent.length / 4)));
  console.log(`${TYPES}: ${types.split('\n').length} lines`);
}

async function lint() {
  const folder = mkdtempSync(`${tmpdir()}/kiraya-api-`);
  for (const reach of ['tokens', 'everything']) {
    const text = JSON.stringify(await describeApi('https://kiraya.example', reach));
    const found = { redocly: byRedocly(`${folder}/${reach}.json`, text), spectral: await bySpectral(text) };
    console.log(`${reach}: ${Buffer.byteLength(text).toLocaleString('en')} bytes`);
    for (const [linter, complaints] of Object.entries(found)) {
      const errors = complaints.filter(({ isError }) => isError);
      const warnings = complaints.length - errors.length;
      console.log(`  ${linter}: ${errors.length} errors, ${warnings} warnings`);
      for (const { rule, says } of complaints.slice(0, 50)) console.log(`    ${rule}: ${says}`);
      if (errors.length > 0 || warnings > MOST_WARNINGS) process.exitCode = 1;
    }
  }
}

/** Its rules "recommended". */
function byRedocly(file, text) {
  writeFileSync(file, text);
  const config = `${file}.redocly.yaml`;
  writeFileSync(config, 'extends: [recommended]\ntelemetry: "off"\n');
  const command = fileURLToPath(new URL('node_modules/.bin/redocly', import.meta.url));
  const { stdout } = spawnSync(
    command,
    ['lint', '--config', config, '--format', 'json', '--max-problems', '1000', file],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(stdout).problems.map(({ ruleId, severity, message, location }) => ({
    rule: ruleId,
    isError: severity === 'error',
    says: `${message} (${location[0]?.pointer})`,
  }));
}

/** Its rules "oas", the recommended ones. */
async function bySpectral(text) {
  const spectral = new spectralCore.Spectral();
  spectral.setRuleset({ extends: [[spectralRulesets.oas, 'recommended']] });
  const found = await spectral.run(new spectralCore.Document(text, spectralParsers.Json));
  return found.map(({ code, severity, message, path }) => ({
    rule: String(code),
    isError: severity === 0,
    says: `${message} (${path.join('.')})`,
  }));
}

const [act, ...asked] = process.argv.slice(2);
if (act === 'lint') await lint();
else if (act === 'strangers') await runStrangers(await description(), asked);
else if (act === 'answers') checkAnswers(JSON.parse(await description()), asked[0]);
else await writeClient();
