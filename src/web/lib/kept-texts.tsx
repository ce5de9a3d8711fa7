// Draws pages as text and keeps the text of their parts (kept-part.tsx) for the pages that follow.
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { RecentTexts } from '../../domain/recent-texts.ts';
import { type PlacePart, PlacePartContext } from './kept-part.tsx';

const START = '<kept-part data-at="';
const END = '</kept-part>';

export class KeptTexts {
  readonly #texts: RecentTexts;

  /** `limit` in characters, of which many take two bytes; the parts used longest ago leave first. */
  constructor(limit = 4 * 1024 * 1024) {
    this.#texts = new RecentTexts(limit);
  }

  /**
   * What React draws of `page`, to the letter. An element of our own stands where a part is kept, and around one that is
   * drawn now: what is in it then is the part's text, drawn within its page with all that it may ask there. `finish` is
   * given the text before kept parts are in it: what concerns none of them has less to go through.
   */
  draw(page: ReactElement, finish: (text: string) => string): string {
    const placed: { key: string; text: string | undefined }[] = [];
    const place: PlacePart = (name, props, part) => {
      const key = `${name} ${JSON.stringify(props)}`;
      const text = this.#texts.find(key);
      placed.push({ key, text });
      return (
        <kept-part data-at={placed.length - 1}>
          {text === undefined ? <PlacePartContext value={null}>{part()}</PlacePartContext> : null}
        </kept-part>
      );
    };
    const drawn = renderToString(<PlacePartContext value={place}>{page}</PlacePartContext>);
    const [start = '', ...pieces] = finish(drawn).split(START);
    let whole = start;
    for (const piece of pieces) {
      const at = piece.indexOf('">');
      const end = piece.indexOf(END, at);
      const { key, text } = placed[Number(piece.slice(0, at))] as (typeof placed)[number];
      // A copy is kept: a piece of a page holds on to all of it.
      if (text === undefined) this.#texts.keep(key, Buffer.from(piece.slice(at + 2, end)).toString());
      whole += text ?? piece.slice(at + 2, end);
      whole += piece.slice(end + END.length);
    }
    return whole;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'kept-part': { 'data-at': number; children?: ReactElement | null };
    }
  }
}
