/** A file of homes as text, whichever program wrote it: CSV in any encoding, or the sheet of a workbook. */
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { StartupError } from '../../src/db/startup-error.ts';
import { encodingOf, inUtf8 } from '../../src/server/lib/decode-text.ts';
import { START_BYTES } from '../../src/server/lib/workbook/markup.ts';
import { WorkbookRefused } from '../../src/server/lib/workbook/refused.ts';
import { isWorkbook } from '../../src/server/lib/workbook/workbook.ts';
import { type ReadSheet, workbookText } from '../../src/server/listing/imports/file-text.ts';
import { streamOf } from '../../src/server/listing/imports/scan.ts';

/** As often as it is needed. */
export type OpenText = () => Promise<Readable>;

/** A workbook is held whole, so it has an end; more than that is read from CSV. */
const MOST_TEXT = 100 * 1024 * 1024;

/**
 * How the file is opened, and which sheet of a workbook that is.
 * @throws StartupError when there is no such file or it cannot be read, NoHeader for a workbook of empty sheets
 */
export async function textOfFile(file: string): Promise<{ open: OpenText; sheet: ReadSheet | null }> {
  if (!existsSync(file)) throw new StartupError(`there is no file ${file}`);
  if (!isWorkbook(await firstBytes(file))) return { open: () => plainText(file), sheet: null };
  try {
    const { text, sheet } = await workbookText(readFileSync(file), MOST_TEXT);
    return { open: async () => streamOf(text), sheet };
  } catch (error) {
    throw error instanceof WorkbookRefused ? new StartupError(`${file}: ${error.message}`) : error;
  }
}

async function firstBytes(file: string): Promise<Uint8Array> {
  for await (const chunk of createReadStream(file, { end: START_BYTES - 1 })) return chunk;
  return new Uint8Array();
}

async function plainText(file: string): Promise<Readable> {
  const encoding = await encodingOf(createReadStream(file));
  if (encoding === null)
    throw new StartupError(`${file} is no workbook and no CSV file: save the sheet as .xlsx or CSV`);
  return Readable.from(inUtf8(createReadStream(file), encoding));
}
