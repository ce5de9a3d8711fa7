import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { installPackages } from './install-packages.mjs';

const folder = `${await mkdtemp(join(tmpdir(), 'kiraya-packages-'))}/`;
afterAll(() => rm(folder, { recursive: true, force: true }));
// npm makes none where there is nothing to install.
await mkdir(join(folder, 'node_modules'));

const write = (name: string, content: object) => writeFile(join(folder, name), JSON.stringify(content));
const lock = (version: string) => ({
  name: 'made-up',
  version,
  lockfileVersion: 3,
  packages: { '': { name: 'made-up', version } },
});

it('installs what a lock file says once, and anew when that has changed', async () => {
  await write('package.json', { name: 'made-up', version: '1.0.0', scripts: { postinstall: 'echo >ran' } });
  const isInstalledBy = async (version: string) => {
    await write('package-lock.json', lock(version));
    await rm(join(folder, 'ran'), { force: true });
    installPackages(folder);
    return existsSync(join(folder, 'ran'));
  };
  await expect(isInstalledBy('1.0.0')).resolves.toBe(true);
  await expect(isInstalledBy('1.0.0')).resolves.toBe(false);
  await expect(isInstalledBy('1.0.1')).resolves.toBe(true);
});

it('leaves out what tests and checks need until it is asked for, and keeps it then', async () => {
  await write('package.json', {
    name: 'made-up',
    scripts: { postinstall: 'echo "left out: $npm_config_omit" >ran' },
  });
  await write('package-lock.json', lock('2.0.0'));
  const leftOut = async (isForDevelopment: boolean) => {
    await rm(join(folder, 'ran'), { force: true });
    installPackages(folder, { isForDevelopment });
    return (await readFile(join(folder, 'ran'), 'utf8').catch(() => 'is there')).trim();
  };
  await rm(join(folder, 'node_modules/.installed-lock'), { force: true });
  await expect(leftOut(false)).resolves.toBe('left out: dev');
  await expect(leftOut(false)).resolves.toBe('is there');
  await expect(leftOut(true)).resolves.toBe('left out:');
  await expect(leftOut(false)).resolves.toBe('is there');
  await write('package-lock.json', lock('2.0.1'));
  await expect(leftOut(false)).resolves.toBe('left out:');
});

it('says so when npm cannot', async () => {
  await write('package.json', { name: 'made-up', scripts: { postinstall: 'exit 3' } });
  await write('package-lock.json', lock('1.0.2'));
  expect(() => installPackages(folder)).toThrow('npm install failed, see above');
});
