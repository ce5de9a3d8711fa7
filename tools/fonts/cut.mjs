// Cuts the fonts of the npm packages down to what our pages draw, so that a first visit on a slow line loads 30 KB of type, not 120.
// Run by hand after a font update: npm run fonts; the results are committed in src/web/ui/fonts.
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { cutToHindi } from './devanagari-cut.mjs';

const latin = new URL(import.meta.resolve('@fontsource-variable/anek-latin/package.json'));
const devanagari = new URL(import.meta.resolve('@fontsource-variable/anek-devanagari/package.json'));
const hindi = new URL('files/anek-devanagari-devanagari-wght-normal.woff2', devanagari);
const out = new URL('../../src/web/ui/fonts/', import.meta.url);

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** What our own sentences use beyond ASCII; accented letters come with names and are fetched when one is drawn. */
const EVERYWHERE = '\u00a0©°²·½×–—‘’“”…→←';

const cuts = [
  {
    source: new URL('files/anek-latin-latin-wght-normal.woff2', latin),
    target: 'anek-latin.woff2',
    text: `${range(0x20, 0x7e)}${EVERYWHERE}`,
  },
  {
    source: new URL('files/anek-latin-latin-wght-normal.woff2', latin),
    target: 'anek-latin-rest.woff2',
    text: [...`${range(0xa0, 0xff)}•′″↑↓−`].filter((sign) => !EVERYWHERE.includes(sign)).join(''),
  },
  {
    source: new URL('files/anek-latin-latin-ext-wght-normal.woff2', latin),
    target: 'anek-rupee.woff2',
    text: '₹',
  },
  {
    source: hindi,
    target: 'anek-hindi-word.woff2',
    text: 'हिन्दी',
    weight: 400,
  },
  {
    source: hindi,
    target: 'anek-marathi-word.woff2',
    text: 'मराठी',
    weight: 400,
    // Its letters stand beside each other: the joined forms that each could take are four kilobytes.
    noLayoutClosure: true,
  },
];

const weights = { min: 400, max: 700 };
for (const { source, target, text, weight = { ...weights, default: 400 }, ...options } of cuts) {
  await keep(
    target,
    await subsetFont(await readFile(source), text, {
      targetFormat: 'woff2',
      variationAxes: { wght: weight },
      ...options,
    }),
  );
}
const converted = (font, targetFormat) => subsetFont(font, undefined, { keepAllGlyphs: true, targetFormat });
const whole = await converted(await readFile(hindi), 'truetype');
await keep('anek-devanagari.woff2', await converted(await cutToHindi(whole, weights), 'woff2'));
await writeFile(new URL('LICENSE', out), await readFile(new URL('LICENSE', latin)));

async function keep(target, font) {
  await writeFile(new URL(target, out), font);
  console.log(`${target} ${font.length} bytes`);
}
