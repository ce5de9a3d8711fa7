// A home's picture at the size the screen needs, holding its place while it loads.
import type { CoverPhoto } from '../../../contract/cover-photo.ts';
import { OWN_ASSETS, useAssets } from '../../lib/use-settings.ts';

const FORMATS = ['avif', 'webp'] as const;

/** Stored pictures are public files under names nobody guesses. */
export function fileUrl(key: string, assets = OWN_ASSETS): string {
  const own = key.startsWith(`${OWN_ASSETS}/`) ? key.slice(OWN_ASSETS.length + 1) : key;
  return own.startsWith('/') ? own : `${assets}/${own}`;
}

const srcSet = (widths: Record<string, string>, assets: string) =>
  Object.entries(widths)
    .map(([width, key]) => `${fileUrl(key, assets)} ${width}w`)
    .join(', ');

const BASE83 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~';

/** The picture's average colour stands in its place while it loads: characters 2 to 5 of a BlurHash are that colour. */
function averageColour(blurhash: string | null): string | undefined {
  if (!blurhash || blurhash.length < 6) return undefined;
  const value = [...blurhash.slice(2, 6)].reduce((sum, digit) => sum * 83 + BASE83.indexOf(digit), 0);
  return `#${value.toString(16).padStart(6, '0').slice(-6)}`;
}

type PhotoProps = {
  photo: CoverPhoto;
  /** How wide it is drawn, in the words of the `sizes` attribute. */
  sizes: string;
  /** The picture people see first: it is fetched at once. */
  eager?: boolean;
  className?: string;
};

export function Photo({ photo, sizes, eager = false, className }: PhotoProps) {
  const assets = useAssets();
  return (
    <picture>
      {FORMATS.map((format) => {
        const widths = photo.files[format];
        return widths ? (
          <source key={format} type={`image/${format}`} srcSet={srcSet(widths, assets)} sizes={sizes} />
        ) : null;
      })}
      <img
        className={className}
        src={fileUrl(photo.url, assets)}
        alt={photo.alt}
        width={photo.width}
        height={photo.height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        style={{ backgroundColor: averageColour(photo.blurhash) }}
      />
    </picture>
  );
}
