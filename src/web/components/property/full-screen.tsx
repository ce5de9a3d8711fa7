// The pictures over the whole screen: buttons, arrow keys, wheel and swipe leaf through them; Escape and Back close them.
import { useLingui } from '@lingui/react/macro';
import { ActionIcon } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState, type WheelEvent } from 'react';
import type { PropertyPhoto } from '../../../contract/catalogue.ts';
import { IconChevronLeft, IconChevronRight } from '../../ui/icons.ts';
import { OpenModal } from '../../ui/open-modal.tsx';
import styles from './full-screen.module.css';
import { useNamedPhotos } from './named-photos.ts';
import { Photo } from './photo.tsx';

/** A wheel goes on turning for a moment after the finger let go of it. */
const WHEEL_PAUSE_MS = 300;
/** As large as a thumb. */
const BUTTON_SIZE = 48;

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
  const [place, setPlace] = useState(start);
  const last = photos.length - 1;
  const named = useNamedPhotos(photos);
  const show = (wanted: number) => {
    const next = Math.min(Math.max(wanted, 0), last);
    strip.current?.children[next]?.scrollIntoView({ behavior: 'instant', inline: 'center' });
    setPlace(next);
  };
  const showFirst = useEffectEvent(() => show(start));
  useEffect(() => showFirst(), []);
  useKeys({ ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: last }, show);
  const onWheel = useWheel((step) => show(place + step));
  const onScroll = () => {
    const { scrollLeft = 0, clientWidth = 0 } = strip.current ?? {};
    if (clientWidth > 0) setPlace(Math.min(Math.round(scrollLeft / clientWidth), last));
  };
  return (
    <>
      <ul ref={strip} className={styles.strip} onScroll={onScroll} onWheel={onWheel}>
        {named.map((photo) => (
          <li key={photo.id} className={styles.item}>
            <Photo photo={photo} sizes="100vw" />
          </li>
        ))}
      </ul>
      <Thumbnails photos={named} place={place} show={show} />
      <Controls photos={photos} place={place} show={show} />
    </>
  );
}

/** All pictures small, on screens with room for them. */
function Thumbnails({ photos, place, show }: ControlsProps) {
  const rail = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = rail.current;
    const current = box?.children[place];
    if (box && current instanceof HTMLElement) box.scrollLeft = current.offsetLeft - box.clientWidth / 2;
  }, [place]);
  if (photos.length < 2) return null;
  return (
    <div ref={rail} className={styles.rail}>
      {photos.map((photo, at) => (
        <button
          key={photo.id}
          type="button"
          className={styles.thumbnail}
          aria-current={at === place}
          onClick={() => show(at)}
        >
          <Photo photo={photo} sizes="96px" />
        </button>
      ))}
    </div>
  );
}

type ControlsProps = { photos: readonly PropertyPhoto[]; place: number; show: (place: number) => void };

/** Buttons that lead nowhere stay what they are: switched off they would lose the focus. */
function Controls({ photos, place, show }: ControlsProps) {
  const { t } = useLingui();
  const alt = photos[place]?.alt;
  const isOnly = photos.length < 2;
  return (
    <div className={styles.controls}>
      {!isOnly && (
        <ActionIcon
          variant="default"
          size={BUTTON_SIZE}
          aria-label={t`Previous photo`}
          aria-disabled={place === 0}
          onClick={() => show(place - 1)}
        >
          <IconChevronLeft size={24} />
        </ActionIcon>
      )}
      <p className={styles.caption} role="status">
        {place + 1} / {photos.length}
        {alt ? ` · ${alt}` : ''}
      </p>
      {!isOnly && (
        <ActionIcon
          variant="default"
          size={BUTTON_SIZE}
          aria-label={t`Next photo`}
          aria-disabled={place === photos.length - 1}
          onClick={() => show(place + 1)}
          data-autofocus
        >
          <IconChevronRight size={24} />
        </ActionIcon>
      )}
    </div>
  );
}

/** Keys are heard wherever in the dialog the focus is. */
function useKeys(places: Readonly<Record<string, number>>, show: (place: number) => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const place = places[event.key];
    if (place === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    show(place);
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** A wheel that turns up and down leafs by one a turn; sideways it scrolls as it is. */
function useWheel(move: (step: number) => void) {
  const turnedAt = useRef(Number.NEGATIVE_INFINITY);
  return ({ deltaX, deltaY, timeStamp }: WheelEvent) => {
    if (Math.abs(deltaY) <= Math.abs(deltaX)) return;
    const isSameTurn = timeStamp - turnedAt.current < WHEEL_PAUSE_MS;
    turnedAt.current = timeStamp;
    if (!isSameTurn) move(Math.sign(deltaY));
  };
}
