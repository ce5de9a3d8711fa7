/** The package says no types of its own: what of it is used here. */
declare module 'subset-font' {
  type Options = { keepAllGlyphs?: boolean; targetFormat: 'truetype' | 'woff2' };
  export default function subsetFont(
    font: Uint8Array,
    text: string | undefined,
    options: Options,
  ): Promise<Buffer>;
}
