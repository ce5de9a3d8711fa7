// The pictures over the whole screen: swipe, arrow keys, Escape.
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { PropertyPhoto } from '../../../contract/catalogue.ts';
import { OpenModal } from '../../ui/open-modal.tsx';
import styles from './full-screen.module.css';
import { Photo } from './photo.tsx';

type StripProps = { photos: readonly PropertyPhoto[]; start: number };

export default function FullScreen({ onClose, ...photos }: StripProps & { onClose: () => void }) {
  const { t } = useLingui();
  return (
    <OpenModal onClose={onClose} fullScreen title={t`Photos`} classNames={{ body: styles.body }}>
      <Strip {...photos} />
    </OpenModal>
  );
}

/** Part of its own: the dialog draws what it holds a moment after itself. */
function Strip({ photos, start }: StripProps) {
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    strip.current?.children[start]?.scrollIntoView({ behavior: 'instant', inline: 'center' });
  }, [start]);
  return (
    <ul ref={strip} className={styles.strip}>
      {photos.map((photo, place) => (
        <li key={photo.id} className={styles.item}>
          <Photo photo={photo} sizes="100vw" />
          <p className={styles.caption}>
            {place + 1} / {photos.length} {photo.alt ? `· ${photo.alt}` : ''}
          </p>
        </li>
      ))}
    </ul>
  );
}
