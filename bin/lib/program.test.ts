import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildProgram } from './program.ts';

const start = fileURLToPath(new URL('./start.ts', import.meta.url));

/** Starts the program with a module loaded before it, and waits for its end. */
async function startAfter(code: string, env: Record<string, string>) {
  const args = [`--import=data:text/javascript,${encodeURIComponent(code)}`, start];
  return promisify(execFile)(process.execPath, args, {
    env: { DATA_DIR: '.cache/program-test', ...env },
  }).then(
    () => Promise.reject(new Error('It should not have started')),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
}

describe('the program in a few files', () => {
  beforeAll(buildProgram, 60_000);

  it('says in one line that its port is taken, having loaded nothing that NODE_ENV decides about', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as { port: number };
    const loaded = `
      import { registerHooks } from 'node:module';
      registerHooks({
        load(url, context, next) {
          if (/node_modules.react/.test(url)) console.log(url);
          return next(url, context);
        },
      });`;
    const { code, stdout, stderr } = await startAfter(loaded, { PORT: `${port}` });
    taken.close();
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(new RegExp(`^kiraya: port ${port} is in use: .*\\n$`));
  });

  it('tells where something went wrong by the file and the line of its source', async () => {
    const broken = `
      import net from 'node:net';
      net.Server.prototype.listen = () => { throw new Error('as if nothing listened'); };`;
    const { code, stderr } = await startAfter(broken, { PORT: '0' });
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /Error: as if nothing listened[\s\S]*bin\/lib\/port\.ts:\d+:\d+[\s\S]*bin\/lib\/program\/start\.ts/,
    );
    expect(stderr).not.toContain('.cache/program/');
  });
});
