// Draws the brand's files in public/ from the mark and the type: icons, wordmark and the picture of link previews.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as hb from 'harfbuzzjs';
import sharp from 'sharp';
import subsetFont from 'subset-font';

const root = join(import.meta.dirname, '..', '..');
const out = join(root, 'public');
const teal = '#0f6b66';
const marigold = '#e8a317';
const paper = '#fbf8f3';

/** A house front with its door open: the same drawing as src/web/components/brand-mark.tsx, on a field of 32. */
const house = `<path d="M6.5 15.2 16 7l9.5 8.2V24a1.6 1.6 0 0 1-1.6 1.6H8.1A1.6 1.6 0 0 1 6.5 24z" fill="#fff"/>
<path d="M12.5 25.6v-6.1a3.5 3.5 0 0 1 7 0v6.1z" fill="${marigold}"/><circle cx="17.6" cy="21.4" r=".75" fill="${teal}"/>`;
const field = (radius) => `<rect width="32" height="32" rx="${radius}" fill="${teal}"/>`;
const svg = (width, height, content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`;

async function typeOf(text) {
  const file = import.meta.resolve(
    '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2',
  );
  const outlines = await subsetFont(readFileSync(new URL(file)), text, { targetFormat: 'truetype' });
  return new hb.Face(new hb.Blob(Uint8Array.from(outlines).buffer));
}

/** Letters as outlines, so that the picture needs no font where it is shown; also says where the line ends. */
function outlined(face, { text, size, weight, color, x, y }) {
  const font = new hb.Font(face);
  font.setVariations([new hb.Variation('wght', weight)]);
  const buffer = new hb.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer);
  const scale = size / face.upem;
  const positions = buffer.getGlyphPositions();
  let pen = 0;
  const glyphs = buffer.getGlyphInfos().map(({ codepoint }, i) => {
    const glyph = `<path transform="translate(${pen} 0)" d="${font.glyphToPath(codepoint)}"/>`;
    pen += positions[i]?.xAdvance ?? 0;
    return glyph;
  });
  const path = `<g fill="${color}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${glyphs.join('')}</g>`;
  return { path, end: x + pen * scale };
}

async function icons() {
  writeFileSync(join(out, 'favicon.svg'), `${svg(32, 32, field(9) + house)}\n`);
  const draw = async (name, size, content) =>
    sharp(Buffer.from(svg(32, 32, content)), { density: (72 * size) / 32 })
      .resize(size)
      .png({ palette: true })
      .toFile(join(out, name));
  await draw('icon-192.png', 192, field(9) + house);
  await draw('icon-512.png', 512, field(9) + house);
  // Systems cut their own shape out of these two: colour to the edge, the house well inside.
  const inset = `${field(0)}<g transform="translate(3.2 3.2) scale(.8)">${house}</g>`;
  await draw('icon-maskable-512.png', 512, inset);
  await draw('apple-touch-icon.png', 180, inset);
}

async function wordmark() {
  const face = await typeOf('Kiraya');
  const name = outlined(face, { text: 'Kiraya', size: 30, weight: 700, color: '#1b2430', x: 42, y: 26 });
  writeFileSync(
    join(out, 'wordmark.svg'),
    `${svg(Math.ceil(name.end) + 1, 32, field(9) + house + name.path)}\n`,
  );
}

/** 1200 × 630: the name and what it is for, beside a home of our own drawing. */
async function preview() {
  const lines = [
    { text: 'Kiraya', size: 76, weight: 700, color: '#1b2430', x: 176, y: 158 },
    { text: 'Find a home to rent,', size: 50, weight: 600, color: '#1b2430', x: 76, y: 318 },
    { text: 'and know every rupee', size: 50, weight: 600, color: '#1b2430', x: 76, y: 380 },
    { text: 'before you move in.', size: 50, weight: 600, color: '#1b2430', x: 76, y: 442 },
    { text: 'Rental homes across India', size: 30, weight: 500, color: teal, x: 76, y: 540 },
  ];
  const face = await typeOf(lines.map(({ text }) => text).join(''));
  const text = lines.map((line) => outlined(face, line).path).join('');
  const overlay = svg(
    1200,
    630,
    `<rect width="600" height="630" fill="${paper}"/><rect x="600" width="8" height="630" fill="${marigold}"/>
     <g transform="translate(76 88) scale(2.6)">${field(9)}${house}</g>${text}`,
  );
  const photo = await sharp(join(root, 'src/db/seed/photos/living-teal-morning-1200.webp'))
    .resize(840, 630)
    .extract({ left: 150, top: 0, width: 592, height: 630 })
    .toBuffer();
  await sharp({ create: { width: 1200, height: 630, channels: 3, background: paper } })
    .composite([{ input: photo, left: 608, top: 0 }, { input: Buffer.from(overlay) }])
    .png({ palette: true, quality: 90 })
    .toFile(join(out, 'og.png'));
}

mkdirSync(out, { recursive: true });
await icons();
await wordmark();
await preview();
