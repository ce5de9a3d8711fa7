/** Pictures for tests: real ones drawn on the spot, and the kinds that must be refused. */
import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });

type Format = 'jpeg' | 'png' | 'webp' | 'avif';

export const picture = (width: number, height: number, format: Format = 'jpeg'): Promise<Buffer> =>
  noise(width, height).toFormat(format).toBuffer();

/** Light and dark fields of a room that no other number has. */
export function patterned(number: number): Promise<Buffer> {
  const fields = createHash('sha512').update(`room ${number}`).digest();
  const pixels = Buffer.concat([fields, fields.subarray(0, 8)]);
  return sharp(pixels, { raw: { width: 9, height: 8, channels: 1 } })
    .resize(720, 640, { fit: 'fill', kernel: 'nearest' })
    .jpeg()
    .toBuffer();
}

/** Lies on its side by its orientation mark and carries the place where it was taken. */
export const sidewaysWithLocation = (): Promise<Buffer> =>
  noise(600, 400)
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Model: 'Pocket camera' }, IFD3: { GPSLatitude: '12/1 56/1 0/1' } })
    .jpeg()
    .toBuffer();

export const svgWithScript = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><script>alert(1)</script></svg>',
);

/** A PNG whose header promises these dimensions; its content is a single empty row. */
export function pngHeader(width: number, height: number): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', size),
    chunk('IDAT', deflateSync(Buffer.alloc(10))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

export const asFile = (content: Uint8Array, name = 'photo.jpg', type = 'image/jpeg'): File =>
  new File([new Uint8Array(content)], name, { type });
