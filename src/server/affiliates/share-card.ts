/** The affiliate's card as a picture to send: what Kiraya does for an owner, the affiliate's name and code, and the link as a QR code. */
import { encode } from 'uqr';
import { type Language, pathIn } from '../../domain/languages.ts';
import { i18n, inLanguage } from '../lib/i18n.ts';
import { drawnPng } from '../lib/images.ts';
import { type Outline, openOutlines } from '../lib/pdf/outlines.ts';
import type { Weight } from '../lib/pdf/text-runs.ts';

/** Pixels; a square is shown whole in chats. */
const SIDE = 1080;
const EDGE = 72;
const BAND = 400;
const QR_SIDE = 440;
const NAME_X = 580;

const TEAL = '#0f6b66';
const MARIGOLD = '#e8a317';
const PAPER = '#fbf8f3';
const INK = '#1b2430';
const WHITE = '#ffffff';

type Words = { text: string; weight: Weight; size: number; width: number; lines: number };
type Draw = (text: string, weight: Weight, size: number) => Outline;

const SMALLEST = 20;

/** The lines of a text, smaller where they would be too many or too wide; what is too long even then is cut. */
function fitted(draw: Draw, { text, weight, size, width, lines }: Words): { size: number; lines: Outline[] } {
  const broken: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = broken.length > 0 ? `${broken.at(-1)} ${word}` : word;
    if (broken.length > 0 && draw(longer, weight, size).width <= width) broken[broken.length - 1] = longer;
    else broken.push(word);
  }
  const drawn = broken.map((line) => draw(line, weight, size));
  if (size > SMALLEST && (drawn.length > lines || drawn.some((line) => line.width > width))) {
    return fitted(draw, { text, weight, size: size - 4, width, lines });
  }
  return { size, lines: drawn.slice(0, lines) };
}

/** `y`: where the first line stands. */
function written(
  draw: Draw,
  words: Words,
  { x, y, colour }: { x: number; y: number; colour: string },
): string {
  const { size, lines } = fitted(draw, words);
  const rows = lines.map(
    ({ paths }, at) => `<g transform="translate(${x} ${y + at * size * 1.35})">${paths}</g>`,
  );
  return `<g fill="${colour}">${rows.join('')}</g>`;
}

/** With the quiet border that cameras need. */
function qrCode(url: string, x: number, y: number): string {
  const { data, size } = encode(url, { border: 4 });
  const dark = data.flatMap((row, down) =>
    row.map((isDark, right) => (isDark ? `M${right} ${down}h1v1h-1z` : '')),
  );
  return `<rect x="${x}" y="${y}" width="${QR_SIDE}" height="${QR_SIDE}" rx="24" fill="${WHITE}"/>
    <g transform="translate(${x} ${y}) scale(${QR_SIDE / size})"><path d="${dark.join('')}" fill="#000"/></g>`;
}

type Card = { name: string; code: string; origin: string; language: Language };

export async function shareCard({ name, code, origin, language }: Card): Promise<File> {
  const draw = await openOutlines();
  const url = `${origin}${pathIn(language, `/submit-managed-rental?ref=${code}`)}`;
  const wide = SIDE - 2 * EDGE;
  const beside = SIDE - NAME_X - EDGE;
  const say = inLanguage(language, () => ({
    headline: i18n._('We find your tenant, follow up the rent and look after your home.'),
    scan: i18n._('Scan the code to submit your home'),
    by: i18n._('Your contact'),
    code: i18n._('Code'),
  }));
  const line = (text: string, weight: Weight, size: number, width: number, lines = 1): Words => ({
    text,
    weight,
    size,
    width,
    lines,
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">
    <rect width="${SIDE}" height="${SIDE}" fill="${PAPER}"/>
    <rect width="${SIDE}" height="${BAND}" fill="${TEAL}"/>
    <rect x="${EDGE}" y="136" width="96" height="8" rx="4" fill="${MARIGOLD}"/>
    ${written(draw, line('Kiraya', 'bold', 52, wide), { x: EDGE, y: 112, colour: WHITE })}
    ${written(draw, line(say.headline, 'bold', 56, wide, 2), { x: EDGE, y: 248, colour: WHITE })}
    ${qrCode(url, EDGE, 460)}
    ${written(draw, line(say.by, 'normal', 30, beside), { x: NAME_X, y: 510, colour: INK })}
    ${written(draw, line(name, 'bold', 56, beside, 3), { x: NAME_X, y: 580, colour: INK })}
    ${written(draw, line(say.code, 'normal', 30, beside), { x: NAME_X, y: 810, colour: INK })}
    ${written(draw, line(code, 'bold', 64, beside), { x: NAME_X, y: 885, colour: TEAL })}
    ${written(draw, line(say.scan, 'bold', 36, wide), { x: EDGE, y: 968, colour: INK })}
    ${written(draw, line(url.replace(/^https?:\/\//, ''), 'normal', 28, wide), { x: EDGE, y: 1024, colour: INK })}
  </svg>`;
  const png = await drawnPng(svg);
  return new File([new Uint8Array(png)], `kiraya-${code}-${language}.png`, { type: 'image/png' });
}
