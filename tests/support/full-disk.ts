/** Keeps files in the folder it is told until that is full, and says what then is there; for a disk of its own (tests/nightly/object-store.test.ts). */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createStorage } from '../../src/server/lib/storage.ts';

const [, , folder = ''] = process.argv;
const storage = await createStorage({ storage: { kind: 'disk', folder }, authSecret: 'x'.repeat(32) });
const content = Buffer.alloc(100 * 1024, 'a');
let kept = 0;
let refused = '';
while (!refused && kept < 100) {
  try {
    await storage.put('public', `photos/${kept}.webp`, content, 'image/webp');
    kept += 1;
  } catch (error) {
    refused = (error as Error).name;
  }
}
const listed = async (path: string) => (await readdir(join(folder, path))).length;
const first = await storage.open('public', 'photos/0.webp');
const result = {
  kept,
  refused,
  photos: await listed('public/photos'),
  drafts: await listed('drafts'),
  stillRead: first?.bytes,
};
first?.stream.destroy();
console.log(JSON.stringify(result));
