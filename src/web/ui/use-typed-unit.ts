// Units typed behind a figure: "35k", "1.5 lakh". A number's field lets figures in alone, so what was typed behind one is kept here.
import { type KeyboardEvent, useRef } from 'react';

/** The first letter says enough: the rest of "lakh" follows in vain. */
const units: Readonly<Record<string, string>> = { k: 'k', l: 'lakh', c: 'crore', m: 'months' };

/**
 * `read` reads "1.5 lakh" as a whole, `take` gets its number. `isWhole` is a field without decimals, which drops the ".5" before the
 * unit comes. Returns the handlers of the field.
 */
export function useTypedUnit(
  read: (text: string) => number | null,
  isWhole: boolean,
  take: (number: number) => void,
) {
  /** What was typed behind the figure and the field does not show: ".5 l" of "1.5 lakh". */
  const behind = useRef('');
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event;
    if (key.length > 1) {
      if (key !== 'Shift' && key !== 'CapsLock') behind.current = '';
      return;
    }
    if (event.ctrlKey || event.metaKey) return;
    // In front of a figure it is the sign.
    if (key === '-' && !isDashBehind(event)) {
      behind.current = '';
      return;
    }
    const isPart = /\d/.test(key) || (key === '.' && !isWhole);
    // Digits of a fraction, or of what a dash leads to, are no more digits of the figure.
    if (isPart && /^[.-]/.test(behind.current)) event.preventDefault();
    else if (isPart || key === ',') behind.current = '';
    const unit = /[a-z]/i.test(behind.current) ? undefined : units[key.toLowerCase()];
    if (unit) {
      const [fraction = ''] = /^\.\d+/.exec(behind.current) ?? [];
      const figure = event.currentTarget.value.replaceAll(/[^\d.,]/g, '');
      const number = read(`${figure}${fraction}${unit}`);
      if (number !== null) {
        event.preventDefault();
        take(number);
      }
    }
    if (behind.current !== '' || !(isPart || key === ',')) behind.current += key;
  };
  const onBlur = () => {
    behind.current = '';
  };
  return { onKeyDown, onBlur };
}

/** A dash behind a figure, as in "35000/-", does not make it negative. */
export function isDashBehind({
  key,
  currentTarget: { value, selectionStart },
}: KeyboardEvent<HTMLInputElement>) {
  return key === '-' && /\d/.test(value.slice(0, selectionStart ?? value.length));
}
