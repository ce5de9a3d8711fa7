import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

const endProcess = new URL('./end-process.ts', import.meta.url).href;

/** A process that is told to stop once it runs: how it ends, and what it says. */
async function stopped(code: string) {
  const program = `
    import { endProcess } from '${endProcess}';
    setInterval(() => undefined, 60_000);
    process.on('SIGTERM', () => { ${code} });
    console.log('runs');`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program]);
  const said = text(child.stderr);
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  const [exitCode, signal] = await once(child, 'exit');
  return { exitCode, signal, said: await said };
}

it('ends the process in order, and tells by its code when something could not be closed', async () => {
  const inOrder = `endProcess([async () => console.error('first'), async () => console.error('second')], 0);`;
  expect(await stopped(inOrder)).toEqual({ exitCode: 0, signal: null, said: 'first\nsecond\n' });
  const broken = `endProcess([async () => { throw 'broken'; }, async () => console.error('second')], 0);`;
  expect(await stopped(broken)).toEqual({ exitCode: 1, signal: null, said: 'broken\nsecond\n' });
});

it('ends the process at the deadline when what it closes never ends, and says so', async () => {
  const stuck = 'endProcess([() => new Promise(() => undefined)], 0, { drainMs: 100, deadlineMs: 100 });';
  expect(await stopped(stuck)).toEqual({
    exitCode: 1,
    signal: null,
    said: 'kiraya: the stop had not ended after 0.2 s; the process ends as it is\n',
  });
});
