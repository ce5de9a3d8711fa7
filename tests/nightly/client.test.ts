/** The published client is what the description says today. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { describeApi } from '../../src/server/app/api-docs/describe.ts';

it('has types of the present description; after a change: npm run api -- client', async () => {
  const text = JSON.stringify(await describeApi('https://kiraya.example', 'tokens'));
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const [head = ''] = (await readFile('clients/typescript/api.ts', 'utf8')).split('\n');
  expect(head).toContain(digest);
});
