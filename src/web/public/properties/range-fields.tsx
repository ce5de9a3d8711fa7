// Two numbers that bound a range; either may stay empty.
import { useLingui } from '@lingui/react/macro';
import { readNumber, readRupees } from '../../../domain/typed-numbers.ts';
import styles from './filters.module.css';

type RangeFieldsProps = {
  title: string;
  name: 'rent' | 'area';
  least: number | undefined;
  most: number | undefined;
  /** The largest that can be asked. */
  limit: number;
};

export function RangeFields({ title, name, least, most, limit }: RangeFieldsProps) {
  const { t } = useLingui();
  const read = name === 'rent' ? readRupees : readNumber;
  const from = '0';
  const to = limit.toLocaleString('en-IN');
  const check = ({ currentTarget: field }: { currentTarget: HTMLInputElement }) => {
    const number = field.value.trim() === '' ? 0 : read(field.value);
    const isTaken = number !== null && Number.isInteger(number) && number >= 0 && number <= limit;
    field.setCustomValidity(isTaken ? '' : t`Enter a number from ${from} to ${to}`);
  };
  const end = (which: 'min' | 'max', value: number | undefined, label: string) => (
    <input
      className={styles.input}
      inputMode="numeric"
      maxLength={30}
      name={`${name}_${which}`}
      defaultValue={value}
      onInput={check}
      aria-label={label}
      placeholder={label}
    />
  );
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      <div className={styles.range}>
        {end('min', least, t`From`)}
        {end('max', most, t`To`)}
      </div>
    </fieldset>
  );
}
