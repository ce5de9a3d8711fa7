/** A real object store on this machine (tools/object-store), with a bucket for tests. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { vi } from 'vitest';
import type { S3Storage } from '../../src/server/lib/storage/store.ts';
import { freePort } from './free-port.ts';

export const storeKeys = { accessKeyId: 'kiraya', secretAccessKey: 'kiraya-object-store' };

export type ObjectStore = {
  storage: S3Storage;
  /** As a machine that loses its power; its files stay. */
  kill(): Promise<void>;
  /** Again, at the same address. */
  start(): Promise<void>;
  close(): Promise<void>;
};

/** `size`: of its disk, as `8m`; what it holds goes with its process. */
export async function startObjectStore(size?: string): Promise<ObjectStore> {
  const folder = await mkdtemp(join(tmpdir(), 'object-store-'));
  const port = await freePort();
  const endpoint = `http://127.0.0.1:${port}`;
  let running: ChildProcess;
  const store: ObjectStore = {
    storage: { kind: 's3', bucket: 'homes', region: 'ap-south-1', endpoint, keys: storeKeys },
    async kill() {
      if (running.signalCode) return;
      const gone = new Promise((done) => running.once('close', done));
      running.kill('SIGKILL');
      await gone;
    },
    async start() {
      const args = ['tools/object-store/start.sh', folder, String(port), ...(size ? [size] : [])];
      running = spawn('sh', args, { stdio: ['ignore', 'ignore', 'inherit'] });
      await vi.waitFor(() => fetch(endpoint), { timeout: 300_000, interval: 50 });
    },
    async close() {
      await store.kill();
      await rm(folder, { recursive: true });
    },
  };
  await store.start();
  const client = new S3Client({
    region: 'ap-south-1',
    endpoint,
    forcePathStyle: true,
    credentials: storeKeys,
  });
  await client.send(new CreateBucketCommand({ Bucket: 'homes' }));
  client.destroy();
  return store;
}
