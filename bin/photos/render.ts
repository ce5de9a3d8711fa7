// Bakes the demo's photos: renders each shot of our own 3D scenes in Chromium and writes the images and their manifest.
// Usage: node bin/photos/render.ts [--only ID,ID] [--frames N] [--out FOLDER]
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { openChromium } from '../../tests/support/chromium.ts';
import { type Shot, shots } from './shots.ts';

const root = join(import.meta.dirname, '..', '..');
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    frames: { type: 'string', default: '40' },
    out: { type: 'string', default: join(root, 'src/db/seed/photos') },
    png: { type: 'boolean', default: false },
  },
});

const origin = 'http://photos.localhost';
const page = `<!doctype html><script type="importmap">{"imports":{"three":"/node_modules/three/build/three.module.js","three/addons/":"/node_modules/three/examples/jsm/"}}</script>
<script type="module" src="/bin/photos/scene/page.ts"></script>`;

function fileBody(path: string): { body: string; contentType: string } {
  if (path === '/') return { body: page, contentType: 'text/html' };
  const source = readFileSync(join(root, path), 'utf8');
  const body = extname(path) === '.ts' ? stripTypeScriptTypes(source) : source;
  return { body, contentType: 'text/javascript' };
}

async function bake(chosen: Shot[]): Promise<void> {
  mkdirSync(values.out, { recursive: true });
  const browser = await openChromium();
  try {
    const tab = await browser.newPage();
    tab.on('console', (message) => message.type() === 'error' && console.error(message.text()));
    tab.on('pageerror', (error) => console.error(error));
    await tab.route(`${origin}/**`, (route) =>
      route.fulfill(fileBody(new URL(route.request().url()).pathname)),
    );
    for (const shot of chosen) {
      const began = performance.now();
      await tab.goto(`${origin}/`);
      await tab.waitForFunction('window.renderShot');
      const url = await tab.evaluate(
        ([id, frames]) => window.renderShot(id as string, frames as number),
        [shot.id, Number(values.frames)],
      );
      const png = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
      if (values.png) writeFileSync(join(values.out, `${shot.id}.png`), png);
      else await writeImages(shot.id, png);
      console.log(`${shot.id} ${((performance.now() - began) / 1000).toFixed(1)} s`);
    }
  } finally {
    await browser.close();
  }
}

async function writeImages(id: string, png: Buffer): Promise<void> {
  for (const width of [400, 800, 1200]) {
    const file = join(values.out, `${id}-${width}.webp`);
    await sharp(png).resize(width).webp({ quality: 66, effort: 6, smartSubsample: true }).toFile(file);
  }
}

const only = values.only?.split(',');
await bake(only ? only.flatMap((id) => shots.filter((shot) => shot.id.startsWith(id))) : shots);
if (!values.png) writeFileSync(join(values.out, 'photos.json'), `${JSON.stringify(shots, null, 2)}\n`);
