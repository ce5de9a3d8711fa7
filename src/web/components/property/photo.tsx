// A home's picture at the size the screen needs, holding its place while it loads.
import type { CoverPhoto } from '../../../contract/property-search.ts';

const FORMATS = ['avif', 'webp'] as const;

/** Stored pictures are public files under names nobody guesses. */
export const fileUrl = (key: string) => (key.startsWith('/') ? key : `/files/public/${key}`);

const srcSet = (widths: Record<string, string>) =>
  Object.entries(widths)
    .map(([width, key]) => `${fileUrl(key)} ${width}w`)
    .join(', ');

type PhotoProps = {
  photo: CoverPhoto;
  /** How wide it is drawn, in the words of the `sizes` attribute. */
  sizes: string;
  /** The picture people see first: it is fetched at once. */
  eager?: boolean;
  className?: string;
};

export function Photo({ photo, sizes, eager = false, className }: PhotoProps) {
  return (
    <picture>
      {FORMATS.map((format) => {
        const widths = photo.files[format];
        return widths ? (
          <source key={format} type={`image/${format}`} srcSet={srcSet(widths)} sizes={sizes} />
        ) : null;
      })}
      <img
        className={className}
        src={fileUrl(photo.url)}
        alt={photo.alt}
        width={photo.width}
        height={photo.height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}
