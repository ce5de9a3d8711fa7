// Pictures first: a mosaic on wide screens, a strip to swipe on phones; each opens in full screen.
import { Plural, Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import type { PropertyPhoto } from '../../../contract/catalogue.ts';
import { useAddressPart } from '../../lib/use-address-part.ts';
import { useAssets } from '../../lib/use-settings.ts';
import styles from './gallery.module.css';
import { useNamedPhotos } from './named-photos.ts';
import { fileUrl, Photo } from './photo.tsx';

const FullScreen = lazy(() => import('./full-screen.tsx'));

type GalleryProps = { photos: readonly PropertyPhoto[]; title: string };

export function Gallery({ photos, title }: GalleryProps) {
  const { opened, open, close } = useAddressPart('photo');
  const start = photos.findIndex((_, place) => String(place + 1) === opened);
  const named = useNamedPhotos(photos);
  const assets = useAssets();
  if (photos.length === 0) {
    return (
      <p className={styles.nothing}>
        <Trans>No photos have been added yet.</Trans>
      </p>
    );
  }
  return (
    <section className={styles.frame} aria-label={title}>
      <div className={styles.gallery} data-count={Math.min(photos.length, 5)}>
        {named.map((photo, place) => (
          <a
            key={photo.id}
            href={fileUrl(photo.url, assets)}
            className={styles.item}
            // The strip of a phone snaps back from what only Tab has brought to its edge.
            onFocus={({ currentTarget: photo }) =>
              photo.scrollIntoView({ block: 'nearest', inline: 'center' })
            }
            onClick={(event) => {
              event.preventDefault();
              open(String(place + 1));
            }}
          >
            <Photo
              photo={photo}
              sizes={place === 0 ? '(min-width: 900px) 60vw, 100vw' : '(min-width: 900px) 20vw, 100vw'}
              eager={place === 0}
            />
          </a>
        ))}
      </div>
      {photos.length > 1 ? (
        <button type="button" className={`${styles.all} needs-script no-print`} onClick={() => open('1')}>
          <Plural value={photos.length} one="# photo" other="All # photos" />
        </button>
      ) : null}
      {start === -1 ? null : (
        <Suspense>
          <FullScreen photos={photos} start={start} onClose={close} />
        </Suspense>
      )}
    </section>
  );
}
