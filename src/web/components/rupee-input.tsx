// A field for whole rupees in Indian notation; what it gives is rupees, the contract takes paise.
import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type SyntheticEvent, useRef } from 'react';
import { parseRupees, toRupees } from '../../domain/money.ts';
import { isDashBehind, NumberField, type NumberFieldProps } from '../ui/number-field.tsx';

/** The largest amount of a contract and a digit more, so that a slip can be typed and is then explained. */
const MOST_TYPED = 99_999_999_999;

export type Rupees = number | string;

/** Paise of what was typed; null when nothing was. */
export const paiseOf = (rupees: Rupees): number | null =>
  rupees === '' || !Number.isFinite(Number(rupees)) ? null : Math.round(Number(rupees) * 100);

/** Whole rupees of an amount as people write it. */
const readWhole = (text: string): number | null => {
  const amount = parseRupees(text);
  return amount !== null && Number.isInteger(toRupees(amount)) ? toRupees(amount) : null;
};

/** The first letter says enough: the rest of "lakh" follows in vain. */
const units: Record<string, string> = { k: 'k', l: 'lakh', c: 'crore' };

export function RupeeInput({ max = MOST_TYPED, onChange, ...props }: Omit<NumberFieldProps, 'min'>) {
  const { t } = useLingui();
  /** What was typed behind the figure and the field does not show: ".5 l" of "1.5 lakh". */
  const behind = useRef('');
  /** The field lets digits in alone: of "35k" it would keep 35, and take the dash of "35,000/-" for a sign. */
  const takeWords = (event: SyntheticEvent, text: string) => {
    const rupees = readWhole(text);
    if (rupees === null || rupees > max) return;
    event.preventDefault();
    onChange?.(rupees);
  };
  const takeKey = (event: KeyboardEvent<HTMLInputElement>) => {
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
    const isDigit = /\d/.test(key);
    // Digits of a fraction, or of what a dash leads to, are no more digits of the figure.
    if (isDigit && /^[.-]/.test(behind.current)) event.preventDefault();
    else if (isDigit || key === ',') behind.current = '';
    const unit = /[a-z]/i.test(behind.current) ? undefined : units[key.toLowerCase()];
    const [fraction = ''] = /^\.\d+/.exec(behind.current) ?? [];
    if (unit) takeWords(event, `${event.currentTarget.value}${fraction}${unit}`);
    if (behind.current !== '' || !(isDigit || key === ',')) behind.current += key;
  };
  return (
    <NumberField
      prefix="₹"
      allowDecimal={false}
      thousandsGroupStyle="lakh"
      thousandSeparator=","
      read={readWhole}
      isAllowed={({ floatValue = 0 }) => floatValue <= max}
      whyRefused={t`Enter an amount of ₹0 or more`}
      hideControls
      onChange={onChange}
      onKeyDown={takeKey}
      onBlur={() => {
        behind.current = '';
      }}
      {...props}
    />
  );
}
