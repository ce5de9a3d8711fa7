// A field for whole rupees in Indian notation; what it gives is rupees, the contract takes paise.
import { NumberInput, type NumberInputProps } from '@mantine/core';

/** The largest amount of a contract and a digit more, so that a slip can be typed and is then explained. */
const MOST_TYPED = 99_999_999_999;

export type Rupees = number | string;

/** Paise of what was typed; null when nothing was. */
export const paiseOf = (rupees: Rupees): number | null =>
  rupees === '' || !Number.isFinite(Number(rupees)) ? null : Math.round(Number(rupees) * 100);

export function RupeeInput(props: NumberInputProps) {
  return (
    <NumberInput
      prefix="₹"
      allowNegative={false}
      allowDecimal={false}
      thousandsGroupStyle="lakh"
      thousandSeparator=","
      max={MOST_TYPED}
      clampBehavior="strict"
      hideControls
      {...props}
    />
  );
}
