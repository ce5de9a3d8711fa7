// Which inline scripts of a page are ours. While a page is drawn ours carry a mark made by chance; whoever's text should ever come out as a
// script has none, so that its hash never stands in the content security policy.
import { createContext } from 'react';

/** The mark of the page that is being drawn; nothing in a browser. */
export const ScriptMark = createContext<string | undefined>(undefined);

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/** The page without its marks, and the text of each inline script that carried one. */
export function takeOwnScripts(marked: string, mark: string): { html: string; scripts: string[] } {
  const attribute = ` nonce="${mark}"`;
  const scripts = [...marked.matchAll(SCRIPT)].flatMap(([, attributes = '', text = '']) =>
    attributes.includes(attribute) && text !== '' ? [text] : [],
  );
  return { html: marked.replaceAll(attribute, ''), scripts };
}
