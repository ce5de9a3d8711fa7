// The map without WebGL: the country's outline as a drawing, the same buttons on it, and buttons to move and look closer.
import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Box } from '../../../domain/map.ts';
import { GroupButton, keyOfGroup } from './group-button.tsx';
import styles from './map.module.css';
import { outline } from './outline.ts';
import { fitted, isLit, placer } from './projection.ts';
import { type Guess, type MapViewProps, scaled, shifted } from './view.ts';

const steps: Record<string, [up: number, right: number]> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

export default function DrawnMap({ name, box, groups, litHome, onMove, onOpen, guesses = [] }: MapViewProps) {
  const { t } = useLingui();
  const title = name ?? t`Map of homes`;
  const frame = useRef<HTMLFieldSetElement>(null);
  const [seen, setSeen] = useState(box);
  useEffect(() => {
    const { clientWidth = 1, clientHeight = 1 } = frame.current ?? {};
    setSeen(fitted(box, clientWidth / clientHeight));
  }, [box]);
  const move = (to: Box) => {
    setSeen(to);
    onMove(to);
  };
  const byKey = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLButtonElement) return;
    const step = steps[event.key];
    if (step) move(shifted(seen, ...step));
    else if (event.key === '+' || event.key === '=') move(scaled(seen, 0.5));
    else if (event.key === '-') move(scaled(seen, 2));
    else return;
    event.preventDefault();
  };
  const place = placer(seen);
  return (
    <fieldset
      ref={frame}
      className={styles.drawn}
      aria-label={t`${title}; arrow keys move it, plus and minus zoom`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved by keys, as the other map is
      tabIndex={0}
      onKeyDown={byKey}
    >
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {outline.map((ring) => (
          <path
            key={ring[0]?.lng}
            d={`M${ring.map((point) => place(point).map(percent).join(' ')).join('L')}Z`}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      {guesses.map((guess) => (
        <div
          key={`${guess.lat} ${guess.lng}`}
          className={`${styles.at} ${styles.circle}`}
          style={{ ...at(place(guess)), width: `${percent(widthOf(guess) / (seen.east - seen.west))}%` }}
        />
      ))}
      {groups.map((group) => (
        <div key={keyOfGroup(group)} className={styles.at} style={at(place(group))}>
          <GroupButton group={group} isLit={isLit(group, litHome)} onOpen={onOpen} />
        </div>
      ))}
      <div className={styles.controls}>
        <button type="button" aria-label={t`Zoom in`} onClick={() => move(scaled(seen, 0.5))}>
          +
        </button>
        <button type="button" aria-label={t`Zoom out`} onClick={() => move(scaled(seen, 2))}>
          −
        </button>
      </div>
      {seen.east - seen.west < CLOSE_DEGREES && (
        <p className={styles.note}>
          <Trans>This browser cannot draw the map itself, so you see only where the homes are.</Trans>
        </p>
      )}
    </fieldset>
  );
}

/** Closer than this the country's outline is no help any more. */
const CLOSE_DEGREES = 4;
const METRES_PER_DEGREE = 111_200;
/** Degrees from its west to its east. */
const widthOf = ({ lat, metres }: Guess) =>
  (2 * metres) / (METRES_PER_DEGREE * Math.cos((lat * Math.PI) / 180));

const percent = (part: number) => Math.round(part * 10_000) / 100;
const at = ([left, top]: [number, number]) => ({ left: `${percent(left)}%`, top: `${percent(top)}%` });
