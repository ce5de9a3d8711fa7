import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect, it } from 'vitest';

const launcher = new URL('./project-node.mjs', import.meta.url).href;
const folder = await mkdtemp(join(tmpdir(), 'kiraya-npm-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

it('ends with npm when a supervisor ends npm, instead of living on without it', async ({ signal }) => {
  await writeFile(
    join(folder, 'start.mjs'),
    `import { runOnProjectNode } from '${launcher}';\nawait runOnProjectNode('../tests/support/until-signal.mjs');\n`,
  );
  await writeFile(join(folder, 'package.json'), JSON.stringify({ scripts: { start: 'node start.mjs' } }));
  const npm = spawn('npm', ['start'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    // biome-ignore lint/style/noProcessEnv: npm is found by it.
    env: { ...process.env, npm_config_update_notifier: 'false' },
  });
  let server = 0;
  try {
    let last = '';
    for await (const line of createInterface({ input: npm.stdout, signal })) {
      last = line;
      const [, id] = /^runs as (\d+)$/.exec(line) ?? [];
      // Only npm gets the signal, as from systemd or a container's runtime.
      if (id && npm.kill('SIGTERM')) server = Number(id);
    }
    // The lines end when the last process that writes them has ended.
    expect(last).toBe('ends by SIGTERM');
  } finally {
    npm.kill('SIGKILL');
    if (server && isAlive(server)) process.kill(server, 'SIGKILL');
  }
});

function isAlive(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}
