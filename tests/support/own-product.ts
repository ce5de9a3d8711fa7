/** The whole product on a database of its own, for a journey that needs another configuration than the others share. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import type { Config } from '../../src/server/lib/config.ts';
import { freePort } from './free-port.ts';
import type { Asked } from './product-process.ts';
import { startServices, type TestServices } from './services.ts';

/** Call it at the top of a journey; everything ends after the file. No demo data, but the mailbox page is there. */
export async function startProduct(own: Partial<Config>): Promise<TestServices & { origin: string }> {
  // The procedures set the stage in this process; letters and other jobs are the product's.
  const stage = await startServices({ ...own, runsJobs: false });
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const settings = { ...own, port, publicUrl: origin, demo: true, authSecret: stage.secret };
  const asked: Asked = { databaseUrl: stage.ownerUrl, settings };
  const program = fileURLToPath(new URL('product-process.ts', import.meta.url));
  const product = spawn(process.execPath, [program, JSON.stringify(asked)], {
    env: {
      PATH: '/usr/local/bin:/usr/bin:/bin',
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: fileURLToPath(new URL('../../.cache/compiled', import.meta.url)),
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => product.once('exit', () => resolve()));
  afterAll(async () => {
    if (product.connected) product.disconnect();
    await ended;
  });
  await new Promise((resolve, reject) => {
    product.once('message', resolve);
    product.once('exit', (code) => reject(new Error(`The product ended with ${code} before it served`)));
  });
  return { ...stage, origin };
}
