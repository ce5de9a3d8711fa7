/** Reads XML and HTML piece by piece, so that a large part is never held whole. */
import { Parser, type ParserOptions } from 'htmlparser2';
import { Damaged } from './refused.ts';

export type Tag = { name: string; attributes: Readonly<Record<string, string>> };

export type XmlReader = {
  open?: (tag: Tag) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
};

/** What no part of a workbook has, and a part made to fill the memory may have. */
const DEEPEST = 100;
const MOST_ATTRIBUTES = 200;

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Names are told without their prefix. Reading ends early where `isEnough` says so, after each piece. */
export const readXml = (
  pieces: AsyncIterable<Uint8Array>,
  reader: XmlReader,
  isEnough: () => boolean = () => false,
): Promise<void> => readTags(pieces, reader, isEnough, { xmlMode: true });

/** The same of HTML, and of XML whose names may be read in small letters. */
export const readMarkup = (pieces: AsyncIterable<Uint8Array>, reader: XmlReader): Promise<void> =>
  readTags(pieces, reader, () => false, { recognizeSelfClosing: true });

async function readTags(
  pieces: AsyncIterable<Uint8Array>,
  reader: XmlReader,
  isEnough: () => boolean,
  options: ParserOptions,
): Promise<void> {
  let depth = 0;
  let attributes = 0;
  const parser = new Parser(
    {
      onopentagname: () => {
        attributes = 0;
        depth += 1;
        if (depth > DEEPEST) throw new Damaged();
      },
      onattribute: () => {
        attributes += 1;
        if (attributes > MOST_ATTRIBUTES) throw new Damaged();
      },
      onopentag: (name, found) =>
        reader.open?.({
          name: local(name),
          attributes: Object.fromEntries(Object.entries(found).map(([key, value]) => [local(key), value])),
        }),
      ontext: (text) => reader.text?.(text),
      onclosetag: (name) => {
        depth -= 1;
        reader.close?.(local(name));
      },
    },
    options,
  );
  const decoder = new TextDecoder();
  for await (const piece of pieces) {
    parser.write(decoder.decode(piece, { stream: true }));
    if (isEnough()) return;
  }
  parser.end(decoder.decode());
}
