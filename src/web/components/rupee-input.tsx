// A field for whole rupees in Indian notation; what it gives is rupees, the contract takes paise.
import { NumberInput, type NumberInputProps } from '@mantine/core';
import type { SyntheticEvent } from 'react';
import { parseRupees, toRupees } from '../../domain/money.ts';

/** The largest amount of a contract and a digit more, so that a slip can be typed and is then explained. */
const MOST_TYPED = 99_999_999_999;

export type Rupees = number | string;

/** Paise of what was typed; null when nothing was. */
export const paiseOf = (rupees: Rupees): number | null =>
  rupees === '' || !Number.isFinite(Number(rupees)) ? null : Math.round(Number(rupees) * 100);

export function RupeeInput({ max = MOST_TYPED, onChange, ...props }: NumberInputProps) {
  /** The field lets digits in alone: of "35k" it would keep 35. */
  const takeWords = (event: SyntheticEvent, text: string) => {
    const amount = /[a-z]/i.test(text) ? parseRupees(text) : null;
    if (amount === null || toRupees(amount) > max) return;
    event.preventDefault();
    onChange?.(Math.round(toRupees(amount)));
  };
  return (
    <NumberInput
      prefix="₹"
      allowNegative={false}
      allowDecimal={false}
      thousandsGroupStyle="lakh"
      thousandSeparator=","
      max={max}
      clampBehavior="strict"
      hideControls
      onChange={onChange}
      onPaste={(event) => takeWords(event, event.clipboardData.getData('text'))}
      onKeyDown={(event) => {
        const isThousand = event.key.toLowerCase() === 'k' && !event.ctrlKey && !event.metaKey;
        if (isThousand) takeWords(event, `${event.currentTarget.value}k`);
      }}
      {...props}
    />
  );
}
