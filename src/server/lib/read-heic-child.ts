// Run by read-heic.ts in a process of its own: a HEIC photo comes in, a JPEG goes out. The decoder is WebAssembly: what it gets wrong
// stays within its own memory, and this process may read two packages and nothing else.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

type Handle = object;
type Heif = {
  ready: Promise<unknown>;
  HeifDecoder: new () => { decode: (bytes: Uint8Array) => { handle: Handle; is_primary: () => boolean }[] };
  heif_colorspace: { heif_colorspace_RGB: object };
  heif_chroma: { heif_chroma_interleaved_RGB: object };
  heif_js_decode_image2: (handle: Handle, colours: object, chroma: object) => { channels?: Channel[] };
};
type Channel = { data: Uint8Array; width: number; height: number; stride: number };

const LONGEST_SIDE = 2600;
const QUALITY = 92;

const require = createRequire(import.meta.url);
const create: (options: { wasmBinary: Uint8Array }) => Heif = require('libheif-js/libheif-wasm/libheif.js');

try {
  const heif = create({ wasmBinary: readFileSync(require.resolve('libheif-js/libheif-wasm/libheif.wasm')) });
  await heif.ready;
  const photo = new heif.HeifDecoder()
    .decode(await buffer(process.stdin))
    .find((picture) => picture.is_primary());
  if (!photo) throw new Error('The file has no picture');
  const { heif_colorspace: colours, heif_chroma: chroma } = heif;
  const decoded = heif.heif_js_decode_image2(
    photo.handle,
    colours.heif_colorspace_RGB,
    chroma.heif_chroma_interleaved_RGB,
  );
  process.stdout.write(await asJpeg(decoded.channels?.[0]));
} catch {
  process.exitCode = 1;
}

/** As the decoder turned it: upright. */
async function asJpeg(pixels: Channel | undefined): Promise<Buffer> {
  if (!pixels) throw new Error('The picture is broken');
  const { data, width, height, stride } = pixels;
  // Rows are filled up to a multiple of sixteen bytes, seldom a whole number of pixels: the filling is left out.
  const rows = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) rows.set(data.subarray(y * stride, y * stride + width * 3), y * width * 3);
  return sharp(rows, { raw: { width, height, channels: 3 } })
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
