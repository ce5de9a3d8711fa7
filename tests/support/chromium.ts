/** Opens a browser without downloading one: an installed Chromium, or the one that came with npm, unpacked once. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import subsetFont from 'subset-font';

const run = promisify(execFile);
const cache = fileURLToPath(new URL('../../.cache/', import.meta.url));

const installedPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The sandbox is Playwright's default, off: root and containers have none, and the pages are ours. Drawing in the
 * browser's own process spares a tenth of its work.
 */
const flags = ['--font-render-hinting=none', '--in-process-gpu'];
const plainFlags = ['--disable-gpu'];
/** A graphics card made of software: half of the browser's work is then its drawing, so only where WebGL is the matter. */
const webGlFlags = [
  '--ignore-gpu-blocklist',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];

export type ChromiumProgram = {
  executablePath: string;
  env: Record<string, string> | undefined;
};

type Wishes = {
  /** Beside ours, a debugging port for example. */
  args?: string[];
  hasWebGl?: boolean;
};

export async function openChromium({ args = [], hasWebGl = false }: Wishes = {}): Promise<Browser> {
  const program = await findChromium();
  return chromium.launch({ ...program, args: [...flags, ...(hasWebGl ? webGlFlags : plainFlags), ...args] });
}

export async function findChromium(): Promise<ChromiumProgram> {
  for (const executablePath of installedPlaces.filter((path) => existsSync(path))) {
    // Some distributions put a script there that only says how to install the real one.
    const works = await run(executablePath, ['--version']).then(
      () => true,
      () => false,
    );
    if (works) return { executablePath, env: undefined };
  }
  return unpackedChromium();
}

async function unpackedChromium(): Promise<ChromiumProgram> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('Install Chromium or Google Chrome: the one from npm is for Linux on x64 only');
  }
  const source = packageFolder();
  const { version } = JSON.parse(await readFile(join(source, 'package.json'), 'utf8')) as { version: string };
  const folder = join(cache, `chromium-${version}-devanagari`);
  if (!existsSync(folder)) await unpack(join(source, 'bin'), folder);
  return {
    executablePath: join(folder, 'chromium'),
    // The libraries a bare Debian lacks (libnss3 and its kin), and fonts where there are none.
    env: {
      LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
      HOME: tmpdir(),
      PATH: '/usr/bin:/bin',
    },
  };
}

function packageFolder(): string {
  return dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')));
}

/** Unpacked beside its place and moved there whole, so that an interrupted run leaves nothing half done behind. */
async function unpack(archives: string, folder: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const draft = await mkdtemp(`${folder}.new-`);
  const names = ['chromium.br', 'al2023.tar.br', 'swiftshader.tar.br', 'fonts.tar.br'];
  const script = `import { inflate } from '@sparticuz/chromium'; for (const path of process.argv.slice(1)) await inflate(path);`;
  try {
    // The package unpacks into the temporary folder and trusts what lies there: this one is ours alone.
    await run(
      process.execPath,
      ['--input-type=module', '-e', script, ...names.map((name) => join(archives, name))],
      { cwd: dirname(archives), env: { TMPDIR: draft } },
    );
    await writeFile(join(draft, 'fonts.conf'), fontSettings(folder));
    await addDevanagari(join(draft, 'fonts'));
    for (const path of [draft, join(draft, 'chromium')]) await chmod(path, 0o755);
    await rename(draft, folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error; // another run was quicker
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** The face for Hindi that comes with Android, as on every phone that Lighthouse and the journeys stand for. */
async function addDevanagari(fonts: string): Promise<void> {
  const { resolve } = createRequire(import.meta.url);
  for (const weight of [400, 700]) {
    const name = `noto-sans-devanagari-devanagari-${weight}-normal`;
    const packed = await readFile(resolve(`@fontsource/noto-sans-devanagari/files/${name}.woff2`));
    // Cut to nothing less: the system's fonts are not read packed.
    const font = await subsetFont(packed, undefined, { keepAllGlyphs: true, targetFormat: 'truetype' });
    await writeFile(join(fonts, `${name}.ttf`), font);
  }
}

function fontSettings(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/font-cache</cachedir>
</fontconfig>
`;
}
