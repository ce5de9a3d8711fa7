// Pictures first: a mosaic on wide screens, a strip to swipe on phones; each opens in full screen.
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import type { PropertyPhoto } from '../../../contract/catalogue.ts';
import styles from './gallery.module.css';
import { fileUrl, Photo } from './photo.tsx';

const FullScreen = lazy(() => import('./full-screen.tsx'));

type GalleryProps = { photos: readonly PropertyPhoto[]; title: string };

export function Gallery({ photos, title }: GalleryProps) {
  const { t } = useLingui();
  const [opened, setOpened] = useState<number | null>(null);
  if (photos.length === 0) {
    return (
      <p className={styles.nothing}>
        <Trans>The lister has not added photos yet.</Trans>
      </p>
    );
  }
  return (
    <section className={styles.gallery} data-count={Math.min(photos.length, 5)} aria-label={title}>
      {photos.map((photo, place) => (
        <a
          key={photo.id}
          href={fileUrl(photo.url)}
          className={styles.item}
          onClick={(event) => {
            event.preventDefault();
            setOpened(place);
          }}
        >
          <Photo
            // Its place names a picture that nobody has described; a link needs a name.
            photo={{ ...photo, alt: photo.alt.trim() || t`Photo ${place + 1} of ${photos.length}` }}
            sizes={place === 0 ? '(min-width: 900px) 60vw, 100vw' : '(min-width: 900px) 20vw, 100vw'}
            eager={place === 0}
          />
        </a>
      ))}
      {opened === null ? null : (
        <Suspense>
          <FullScreen photos={photos} start={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </section>
  );
}
