/** Exchanges an English sentence in code and catalogue, so that its translation is carried along and can be reviewed. */
import { type PoItem, parsePo, stringifyPo } from 'pofile-ts';

/** A value or a tag of a sentence as the catalogue writes it: `{name}`, `<0>`, `</0>`. */
const PART = /\{\w+\}|<\/?\d+\/?>/g;
/** The same in code: `${…}` or `{…}`, and a tag with its attributes. */
const VALUE_IN_CODE = String.raw`\$?\{(?:[^{}]|\{[^{}]*\})*\}`;
const TAG_IN_CODE = String.raw`</?[A-Za-z](?:[^<>]|=>)*>`;

const partsOf = (sentence: string): string[] => sentence.match(PART) ?? [];

/** Why a sentence cannot be exchanged by this command; null when it can. */
export function whyNot(old: string, next: string): string | null {
  if (/\{\w+,/.test(old + next)) return 'a sentence with plurals or choices is reworded by hand';
  const unknown = partsOf(next).filter((part) => !partsOf(old).includes(part));
  return unknown.length > 0 ? `the old sentence has no ${unknown.join(', ')}` : null;
}

const escaped = (text: string) => text.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&').replace(/\s+/g, '\\s+');

/** Code with `next` wherever the whole of `old` is said: in quotes, in a template, or as the text of an element. */
export function rewordCode(code: string, old: string, next: string): string {
  const parts = partsOf(old);
  const texts = old.split(PART).map(escaped);
  const places = parts.map((part) => `(${part.startsWith('{') ? VALUE_IN_CODE : TAG_IN_CODE})`);
  const said = texts.map((text, at) => text + (places[at] ?? '')).join('');
  return code.replace(new RegExp(`(?<=['"\`>]\\s*)${said}(?=\\s*['"\`<])`, 'g'), (_, ...found) =>
    next.replace(PART, (part) => String(found[parts.indexOf(part)])),
  );
}

/** A help page with `next` where it names a button or a heading, which it does in bold. */
export const rewordHelp = (page: string, old: string, next: string): string =>
  page.replaceAll(`**${old}**`, () => `**${next}**`);

/**
 * A catalogue (PO) with the new sentence in the place of the old one. Its translation stays and is flagged `fuzzy`, gettext's word for
 * “to be reviewed”: whoever has read it removes the flag. A translation that the new sentence has already is left alone.
 */
export function rewordCatalogue(po: string, old: string, next: string): string {
  const file = parsePo(po);
  const nameOf = ({ msgid, msgctxt }: PoItem) => JSON.stringify([msgctxt ?? '', msgid]);
  const known = new Set(file.items.map(nameOf));
  if (!file.items.some(({ msgid }) => msgid === old)) return po;
  for (const item of file.items.filter(({ msgid }) => msgid === old)) {
    if (known.has(nameOf({ ...item, msgid: next }))) continue;
    item.msgid = next;
    if (item.msgstr[0]) item.flags = { ...item.flags, fuzzy: true };
  }
  // The library adds every header that gettext knows, so ours stays as it is.
  const [header] = po.split('\n\n', 1);
  return stringifyPo(file).replace(/^[\s\S]*?(?=\n\n)/, () => header ?? '');
}
