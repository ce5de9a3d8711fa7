// The filters of a phone, over the whole screen: its button says how many homes they find.
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import styles from './filters.module.css';
import { HowMany } from './how-many.tsx';
import { type HomeCount, ShowHomes } from './show-homes.tsx';

type FilterSheetProps = { count: HomeCount | undefined; close: () => void; children: ReactNode };

/** Leaving it by Close, Escape or Back takes nothing over. */
export function FilterSheet({ count, close, children }: FilterSheetProps) {
  const { t } = useLingui();
  const sheet = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  useLayoutEffect(() => {
    if (!sheet.current?.open) sheet.current?.showModal();
    heading.current?.focus();
  }, []);
  return (
    <dialog ref={sheet} className={styles.sheet} aria-labelledby={headingId} onClose={close}>
      <div className={styles.sheetHead}>
        <h2 id={headingId} ref={heading} tabIndex={-1}>
          <Trans>Filters</Trans>
        </h2>
        <button type="button" className={styles.close} aria-label={t`Close`} onClick={close}>
          <span aria-hidden="true">×</span>
        </button>
      </div>
      <div className={`${styles.fields} ${styles.sheetFields}`}>{children}</div>
      <div className={styles.sheetFoot}>
        <Link to="/properties" className={styles.clear} onClick={close}>
          <Trans>Clear all</Trans>
        </Link>
        <button type="submit" className={styles.submit}>
          <ShowHomes count={count} />
        </button>
        <span role="status" className="unseen">
          {count && <HowMany {...count} />}
        </span>
      </div>
    </dialog>
  );
}
