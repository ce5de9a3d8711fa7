// Two numbers that bound a range; either may stay empty.
import { useLingui } from '@lingui/react/macro';
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
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      <div className={styles.range}>
        <input
          className={styles.input}
          type="number"
          inputMode="numeric"
          min={0}
          max={limit}
          name={`${name}_min`}
          defaultValue={least}
          aria-label={t`From`}
          placeholder={t`From`}
        />
        <input
          className={styles.input}
          type="number"
          inputMode="numeric"
          min={0}
          max={limit}
          name={`${name}_max`}
          defaultValue={most}
          aria-label={t`To`}
          placeholder={t`To`}
        />
      </div>
    </fieldset>
  );
}
