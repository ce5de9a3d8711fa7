// The pictures over the whole screen: swipe, arrow keys, Escape.
import { useLingui } from '@lingui/react/macro';
import { Modal } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { PropertyPhoto } from '../../../contract/catalogue.ts';
import styles from './full-screen.module.css';
import { Photo } from './photo.tsx';

type FullScreenProps = { photos: readonly PropertyPhoto[]; start: number; onClose: () => void };

export default function FullScreen({ photos, start, onClose }: FullScreenProps) {
  const { t } = useLingui();
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    strip.current?.children[start]?.scrollIntoView({ behavior: 'instant', inline: 'center' });
  }, [start]);
  return (
    <Modal opened onClose={onClose} fullScreen title={t`Photos`} classNames={{ body: styles.body }}>
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
    </Modal>
  );
}
