// Starts the Chromium that npm brings, from its own folder by version, with software WebGL and its bundled libraries.
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';

const dropped = new Set(['--single-process', '--no-zygote', "--headless='shell'", '--disable-webgl']);

export async function launchChromium(root: string): Promise<Browser> {
  const bin = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..', 'bin');
  const { version } = JSON.parse(readFileSync(join(bin, '..', 'package.json'), 'utf8')) as { version: string };
  const folder = join(root, '.cache', `chromium-${version}`);
  mkdirSync(folder, { recursive: true });
  process.env.TMPDIR = folder;
  const { default: bundled, inflate } = await import('@sparticuz/chromium');
  const executablePath = await bundled.executablePath();
  const libraries = await inflate(join(bin, 'al2023.tar.br'));
  return chromium.launch({
    executablePath,
    headless: true,
    args: bundled.args.filter((flag) => !dropped.has(flag)),
    env: { ...process.env, LD_LIBRARY_PATH: join(libraries, 'lib') },
  });
}
