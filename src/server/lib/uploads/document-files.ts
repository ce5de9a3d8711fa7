/** Takes an uploaded paper: of a PDF its pages, pictures re-encoded without what the camera wrote into them. */
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { RuleBroken } from '../../../domain/errors.ts';
import { checkDocumentFile, IMAGE_MAX_PIXELS } from '../../../domain/files.ts';
import { readHeic } from '../read-heic.ts';
import type { ScannerAddress } from '../scanner-address.ts';
import { rebuildPdf } from './rebuild-pdf.ts';
import { refuseInfected } from './virus-scan.ts';

const LONGEST_SIDE = 2600;

export type Paper = { key: string; bytes: Uint8Array; contentType: string };

/** Told by content and never by name. Throws `document.*` at the field `file`. */
export async function readPaper(content: Uint8Array, scanner: ScannerAddress | undefined): Promise<Paper> {
  const type = checkDocumentFile({ start: content.subarray(0, 16), size: content.length });
  await refuseInfected(content, scanner);
  if (type === 'application/pdf') {
    // An unfinished upload has no end mark; some writers add a little after it.
    if (!Buffer.from(content.subarray(-2048)).includes('%%EOF'))
      throw new RuleBroken('document.unreadable', 'file');
    return { key: newKey('pdf'), bytes: await rebuildPdf(content), contentType: type };
  }
  return {
    key: newKey('jpg'),
    bytes: await scan(await readHeic(content, 'photo')),
    contentType: 'image/jpeg',
  };
}

const NAME_MAX = 120;
/** What a paper is called in lists: the name its file had, as plain text. */
export const paperName = (file: File): string =>
  file.name
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, NAME_MAX) || 'document';

const newKey = (ending: string) => `documents/${randomBytes(24).toString('base64url')}.${ending}`;

async function scan(content: Uint8Array): Promise<Uint8Array> {
  try {
    return await sharp(content, { limitInputPixels: IMAGE_MAX_PIXELS, failOn: 'truncated' })
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82 })
      .toBuffer();
  } catch {
    throw new RuleBroken('document.unreadable', 'file');
  }
}
