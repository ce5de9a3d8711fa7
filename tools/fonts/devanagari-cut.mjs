// Cuts a Devanagari font down to what Hindi is written with. The published font has a drawing of its own for nearly every pair of
// joined letters, 950 in all; where letters are merely set close, the half letter beside the whole one looks the same.
import { readFile } from 'node:fs/promises';
import { Blob, Direction, Face, Font, shape, Buffer as Text } from 'harfbuzzjs';

const letters = [...'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह'];
const dotted = ['क़', 'ख़', 'ग़', 'ज़', 'ड़', 'ढ़', 'फ़'].map((letter) => letter.normalize('NFD'));
const vowelSigns = [...'ािीुूृॅेैॉोौ'];
const signs = [...'ंँः'];
const [JOIN, HALF] = ['\u094d', '\u094d\u200d'];

/** Joined letters with a shape of their own; others are a half letter and a whole one. */
const joined =
  'क्ष ज्ञ त्र श्र क्त ङ्क ङ्ख ङ्ग ङ्घ ङ्म ट्ट ट्ठ ठ्ठ ड्ड ड्ढ ढ्ढ त्त द्ग द्घ द्द द्ध द्न द्ब द्भ द्म द्य द्र द्व न्न ष्ट ष्ठ ह्ण ह्न ह्म ह्य ह्र ह्ल ह्व ट्य ठ्य ड्य ढ्य छ्य छ्व ट्व ट्र ठ्र ड्र ढ्र छ्र ष्ट्र स्त्र न्त्र क्त्र'.split(
    ' ',
  );
const joinedToMore = ['क्ष', 'ज्ञ', 'त्र', 'श्र', 'त्त'];

/** Letters of Sanskrit, Marathi, Sindhi and Kashmiri that Hindi does without. */
const otherLanguages =
  /[\u0900\u0904\u090c\u090e\u0912\u0929\u0931\u0934\u093a\u093b\u0944\u0946\u094a\u094e\u094f\u0951-\u0957\u0960-\u0963\u0971-\u097f]/;
export const hindiCharacters = [
  ...Array.from({ length: 0x80 }, (_, place) => String.fromCodePoint(0x900 + place)).filter(
    (character) => !otherLanguages.test(character),
  ),
  '\u200c',
  '\u200d',
  '\u25cc',
];

const texts = [
  ...hindiCharacters,
  ...[...letters, ...dotted].flatMap((letter) => [
    letter + JOIN,
    letter + HALF,
    `${letter}${JOIN}र`,
    ...['', 'ी', 'ीं'].map((end) => `र${JOIN}${letter}${end}`),
    ...['', ...vowelSigns].flatMap((vowel) => ['', ...signs].map((sign) => letter + vowel + sign)),
  ]),
  ...joined,
  ...joinedToMore.map((pair) => pair + HALF),
];

/** `font` is uncompressed; its weights stay variable between the two. */
export async function cutToHindi(font, { min, max }) {
  const face = new Face(new Blob(new Uint8Array(font)));
  return subset(font, glyphsOf(new Font(face), texts), { min, max });
}

function glyphsOf(font, shown) {
  const glyphs = new Set();
  for (const text of shown) {
    const buffer = new Text();
    buffer.addText(text);
    buffer.setScript('Deva');
    buffer.setLanguage('hi');
    buffer.setDirection(Direction.LTR);
    shape(font, buffer);
    for (const { codepoint } of buffer.getGlyphInfos()) glyphs.add(codepoint);
  }
  return glyphs;
}

// The numbers of HarfBuzz's interface (hb-subset.h); the package for cutting fonts does not pass glyphs on.
const [KEEP_DATA, LAYOUT_FEATURES, NO_LAYOUT_CLOSURE] = [2, 6, 0x200];
const tag = (name) => [...name].reduce((sum, letter) => (sum << 8) + letter.charCodeAt(0), 0);

async function subset(font, glyphs, { min, max }) {
  const wasm = await readFile(new URL(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')));
  const { exports: hb } = (await WebAssembly.instantiate(wasm)).instance;
  hb._initialize();
  const memory = () => new Uint8Array(hb.memory.buffer);
  const place = hb.malloc(font.length);
  memory().set(font, place);
  const face = hb.hb_face_create(hb.hb_blob_create(place, font.length, KEEP_DATA, 0, 0), 0);
  const input = hb.hb_subset_input_create_or_fail();
  const features = hb.hb_subset_input_set(input, LAYOUT_FEATURES);
  hb.hb_set_clear(features);
  hb.hb_set_invert(features);
  hb.hb_subset_input_set_flags(input, hb.hb_subset_input_get_flags(input) | NO_LAYOUT_CLOSURE);
  for (const glyph of glyphs) hb.hb_set_add(hb.hb_subset_input_glyph_set(input), glyph);
  for (const character of hindiCharacters)
    hb.hb_set_add(hb.hb_subset_input_unicode_set(input), character.codePointAt(0));
  hb.hb_subset_input_set_axis_range(input, face, tag('wght'), min, max, Number.NaN);
  const cut = hb.hb_subset_or_fail(face, input);
  if (cut === 0) throw new Error('The font could not be cut');
  const result = hb.hb_face_reference_blob(cut);
  const begin = hb.hb_blob_get_data(result, 0);
  return Buffer.from(memory().slice(begin, begin + hb.hb_blob_get_length(result)));
}
