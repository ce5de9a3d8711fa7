// A field for rupees in Indian notation; what it gives is rupees, the contract takes paise.
import { useLingui } from '@lingui/react/macro';
import { readRupees } from '../../domain/typed-numbers.ts';
import { NumberField, type NumberFieldProps } from '../ui/number-field.tsx';

/** The largest amount of a contract and a digit more, so that a slip can be typed and is then explained. */
const MOST_TYPED = 99_999_999_999;

type RupeeInputProps = Omit<NumberFieldProps, 'min'> & {
  /** More cannot be typed; `max` can, and is then explained. */
  mostTyped?: number;
  /** Takes paise too: an amount of a ledger, not of a listing. */
  withPaise?: boolean;
};

export function RupeeInput({ mostTyped = MOST_TYPED, withPaise = false, ...props }: RupeeInputProps) {
  const { t } = useLingui();
  return (
    <NumberField
      prefix="₹"
      {...(withPaise ? { decimalScale: 2 } : { allowDecimal: false })}
      thousandsGroupStyle="lakh"
      thousandSeparator=","
      read={readRupees}
      isAllowed={({ floatValue = 0 }) => floatValue <= mostTyped}
      whyRefused={props.max === undefined ? t`Enter an amount of ₹0 or more` : undefined}
      hideControls
      {...props}
    />
  );
}
