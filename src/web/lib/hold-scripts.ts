// Public pages can be read without scripts: these arrive after what is seen, or at the first touch (start-later.js).
import startLater from './start-later.js?raw';

/** The one inline script it adds, without its comments: they are for us. */
export const starter = startLater.replace(/^\s*\/\/.*\n|^\s+/gm, '');

const PRELOAD = /<link rel="modulepreload"/g;
const ENTRY = '<script type="module" async="">';

/** The page with its scripts held back. Their text stays in place, so that its hash stands in the policy. */
export function holdScripts(html: string): string {
  return html
    .replace('<head>', () => `<head><script>${starter}</script>`)
    .replace(PRELOAD, '<link rel="held"')
    .replace(ENTRY, '<script type="text/held">');
}
