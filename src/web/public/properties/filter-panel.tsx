// Where the filters are: open beside the results on wide screens; on a phone a sheet over the page, and folded above the
// results where no script opens it.
import { Trans } from '@lingui/react/macro';
import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { FilterSheet } from './filter-sheet.tsx';
import styles from './filters.module.css';
import type { HomeCount } from './show-homes.tsx';

/** Filters beside the results; filters.module.css has the same width. */
const WIDE = '(min-width: 900px)';

type FilterPanelProps = {
  /** Filters that are asked for. */
  active: number;
  /** Homes that the sheet's filters find; absent while nobody knows. */
  count: HomeCount | undefined;
  isSheet: boolean;
  setSheet: (isSheet: boolean) => void;
  children: ReactNode;
};

export function FilterPanel({ active, count, isSheet, setSheet, children }: FilterPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const fold = useRef<HTMLDetailsElement>(null);
  // Somebody may have opened it before the page was awake.
  useEffect(() => setOpen(fold.current?.open || window.matchMedia(WIDE).matches), []);
  const summary = useFocusAfterSheet(isSheet);
  const openSheet = (event: MouseEvent) => {
    if (isOpen || window.matchMedia(WIDE).matches) return;
    event.preventDefault();
    setOpen(false);
    setSheet(true);
  };
  if (isSheet)
    return (
      <FilterSheet count={count} close={() => setSheet(false)}>
        {children}
      </FilterSheet>
    );
  return (
    <details
      ref={fold}
      className={styles.fold}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
      <summary ref={summary} onClick={openSheet}>
        <Trans>Filters</Trans>
        {active > 0 && <span> · {active}</span>}
      </summary>
      <div className={styles.fields}>
        {children}
        <button type="submit" className={styles.submit}>
          <Trans>Show homes</Trans>
        </button>
      </div>
    </details>
  );
}

/** What opened the sheet has the focus again, unless its button led on to the results. */
function useFocusAfterSheet(isSheet: boolean) {
  const summary = useRef<HTMLElement>(null);
  const wasSheet = useRef(isSheet);
  useLayoutEffect(() => {
    const now = document.activeElement;
    if (wasSheet.current && !isSheet && (now === null || now === document.body)) {
      summary.current?.focus({ preventScroll: true });
    }
    wasSheet.current = isSheet;
  }, [isSheet]);
  return summary;
}
