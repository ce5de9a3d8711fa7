// Bakes the demo's photos: renders each shot of our own 3D scenes in Chromium, then writes the images and their manifest.
// Usage: npm run photos -- [--only ID,ID] [--frames N] [--encode]   (--encode: pictures rendered before, no browser)
// Mirrored ones are made anew of the baked ones each time.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { encode as blurhashOf } from 'blurhash';
import sharp from 'sharp';
import { openChromium } from '../../tests/support/chromium.ts';
import { mirroredShots, type Shot, shots } from './shots.ts';

const root = join(import.meta.dirname, '..', '..');
const rendered = join(root, '.cache', 'photos');
const baked = join(root, 'src', 'db', 'seed', 'photos');
const widths = [400, 800, 1200];
const origin = 'http://photos.localhost';
const page = `<!doctype html>
<script type="importmap">{"imports":{"three":"/tools/photos/node_modules/three/build/three.module.js","three/addons/":"/tools/photos/node_modules/three/examples/jsm/"}}</script>
<script type="module" src="/tools/photos/scene/page.ts"></script>`;

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    frames: { type: 'string', default: '16' },
    encode: { type: 'boolean', default: false },
  },
});

function fileBody(path: string): { body: string; contentType: string } {
  if (path === '/') return { body: page, contentType: 'text/html' };
  const source = readFileSync(join(root, path), 'utf8');
  const body = extname(path) === '.ts' ? stripTypeScriptTypes(source) : source;
  return { body, contentType: 'text/javascript' };
}

const pictureOf = (shot: Shot) => join(rendered, `${shot.id}.png`);

async function render(chosen: Shot[]): Promise<void> {
  mkdirSync(rendered, { recursive: true });
  const browser = await openChromium({ hasWebGl: true });
  try {
    const tab = await browser.newPage();
    tab.on('pageerror', (error) => console.error(error));
    await tab.route(`${origin}/**`, (route) =>
      route.fulfill(fileBody(new URL(route.request().url()).pathname)),
    );
    for (const shot of chosen) {
      const began = performance.now();
      await tab.goto(`${origin}/`);
      await tab.waitForFunction('window.renderShot');
      const address = await tab.evaluate(
        ([id, frames]) => window.renderShot(String(id), Number(frames)),
        [shot.id, values.frames],
      );
      writeFileSync(pictureOf(shot), Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'));
      console.log(`${shot.id} ${((performance.now() - began) / 1000).toFixed(1)} s`);
    }
  } finally {
    await browser.close();
  }
}

async function encode(shot: Shot): Promise<void> {
  for (const width of widths) {
    const file = join(baked, `${shot.id}-${width}.webp`);
    await sharp(pictureOf(shot))
      .resize(width)
      .webp({ quality: 64, effort: 6, smartSubsample: true })
      .toFile(file);
  }
}

const NEARER = 0.9;

/** Another crop of the picture, the other way round; the light a little other. */
async function mirror({ id, mirrors }: Shot, place: number): Promise<void> {
  const [width, height] = [1200, 900];
  const region = { width: width * NEARER, height: height * NEARER };
  const free = { left: width - region.width, top: height - region.height };
  const whole = await sharp(join(baked, `${mirrors}-1200.webp`))
    .flop()
    .extract({ ...region, left: Math.round((free.left * (place % 3)) / 2), top: Math.round(free.top / 2) })
    .modulate({ brightness: 1 + ((place % 5) - 2) / 50 })
    .png()
    .toBuffer();
  for (const size of widths) {
    await sharp(whole)
      .resize(size)
      .webp({ quality: 64, effort: 6, smartSubsample: true })
      .toFile(join(baked, `${id}-${size}.webp`));
  }
}

async function blurOf(shot: Shot): Promise<string> {
  const { data, info } = await sharp(join(baked, `${shot.id}-400.webp`))
    .resize(32)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return blurhashOf(new Uint8ClampedArray(data), info.width, info.height, 4, 3);
}

async function writeManifest(): Promise<void> {
  const present = [...shots, ...mirroredShots].filter(({ id }) => existsSync(join(baked, `${id}-400.webp`)));
  const entries = await Promise.all(present.map(async (shot) => ({ ...shot, blurhash: await blurOf(shot) })));
  writeFileSync(join(baked, 'photos.json'), `${JSON.stringify(entries, null, 2)}\n`);
}

const only = values.only?.split(',');
const chosen = only ? only.flatMap((id) => shots.filter((shot) => shot.id.startsWith(id))) : shots;
if (!values.encode) await render(chosen);
mkdirSync(baked, { recursive: true });
for (const shot of chosen.filter((candidate) => existsSync(pictureOf(candidate)))) await encode(shot);
for (const [place, shot] of mirroredShots.entries()) await mirror(shot, place);
await writeManifest();
