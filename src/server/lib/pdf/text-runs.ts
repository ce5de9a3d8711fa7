/** Which face draws which letters: one for ASCII, one for other Latin letters and ₹, one for Devanagari, each in two weights. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { unpackWoff } from './unpack-woff.ts';

export type Weight = 'normal' | 'bold';
type Script = 'latin' | 'latin-ext' | 'devanagari';
export type FaceName = `${Script} ${Weight}`;
export interface TextRun {
  readonly face: FaceName;
  readonly text: string;
}

const folders: Readonly<Record<Script, string>> = {
  latin: 'noto-sans/files/noto-sans-latin',
  'latin-ext': 'noto-sans/files/noto-sans-latin-ext',
  devanagari: 'noto-sans-devanagari/files/noto-sans-devanagari-devanagari',
};
const weights: Readonly<Record<Weight, string>> = { normal: '400', bold: '700' };

let unpacked: [FaceName, Buffer][] | undefined;

/** The faces, under the names that runs use; unpacked once in the life of a process. */
export function fonts(): readonly [FaceName, Buffer][] {
  unpacked ??= (Object.keys(folders) as Script[]).flatMap((script) =>
    (Object.keys(weights) as Weight[]).map((weight): [FaceName, Buffer] => [
      `${script} ${weight}`,
      unpackWoff(readFileSync(fileURLToPath(fileOf(script, weight)))),
    ]),
  );
  return unpacked;
}

const fileOf = (script: Script, weight: Weight) =>
  import.meta.resolve(`@fontsource/${folders[script]}-${weights[weight]}-normal.woff`);

/** Joiners inside a Devanagari word belong to it: they decide how its letters are drawn. */
const DEVANAGARI = /[\u0900-\u097f\ua8e0-\ua8ff\u200c\u200d]/;
const LATIN_EXTENDED = /[\u0100-\u02ba\u1e00-\u1eff\u20a0-\u20c0]/;

function scriptOf(letter: string): Script {
  if (DEVANAGARI.test(letter)) return 'devanagari';
  return LATIN_EXTENDED.test(letter) ? 'latin-ext' : 'latin';
}

/** '₹5 किराया' is '₹' in latin-ext, '5 ' in latin and 'किराया' in devanagari. */
export function runsOf(text: string, weight: Weight): TextRun[] {
  const runs: { face: FaceName; text: string }[] = [];
  for (const letter of text.normalize('NFC')) {
    const face: FaceName = `${scriptOf(letter)} ${weight}`;
    const last = runs.at(-1);
    if (last?.face === face) last.text += letter;
    else runs.push({ face, text: letter });
  }
  return runs;
}
