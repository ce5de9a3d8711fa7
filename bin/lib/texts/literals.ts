/** Finds text that stands in a screen's markup outside the message library, where nobody can translate it. */
import { parseSync, Visitor } from 'vite';

/** Components whose children the message library takes over. */
const TRANSLATED = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal']);
/** Attributes that people read or hear. */
const READ = new Set(['title', 'label', 'placeholder', 'aria-label', 'alt', 'description']);
/** Names, notations and examples that are the same in every language. */
const SAME_EVERYWHERE = /^(Kiraya|CSV|PDF|PWA|Ctrl K|\S+@\S+|https:\/\/\S+|\w+\.\w+|[\w-]*\d[\w-]*)$/;

export type Literal = { line: number; text: string };

/** Literal texts in the markup of one `.tsx` file. */
export function literalsIn(file: string, code: string): Literal[] {
  const found: Literal[] = [];
  let translated = 0;
  const take = (text: string, start: number) => {
    const said = text.replace(/&\w+;/g, ' ').trim().replace(/\s+/g, ' ');
    if (!/\p{L}{2,}/u.test(said) || SAME_EVERYWHERE.test(said)) return;
    found.push({ line: code.slice(0, start).split('\n').length, text: said });
  };
  const { program } = parseSync(file, code);
  new Visitor({
    JSXElement({ openingElement: { name } }) {
      if (name.type === 'JSXIdentifier' && TRANSLATED.has(name.name)) translated += 1;
    },
    'JSXElement:exit'({ openingElement: { name } }) {
      if (name.type === 'JSXIdentifier' && TRANSLATED.has(name.name)) translated -= 1;
    },
    JSXText({ value, start }) {
      if (translated === 0) take(value, start);
    },
    JSXAttribute({ name, value, start }) {
      if (translated > 0 || name.type !== 'JSXIdentifier' || !READ.has(name.name)) return;
      if (value?.type === 'Literal' && typeof value.value === 'string') take(value.value, start);
    },
  }).visit(program);
  return found;
}
