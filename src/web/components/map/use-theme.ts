// Which colours the page has now, light or dark, for what is drawn without style sheets.
import { useSyncExternalStore } from 'react';

const MARK = 'data-mantine-color-scheme';

function watch(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: [MARK] });
  return () => observer.disconnect();
}

export const useTheme = (): string =>
  useSyncExternalStore(
    watch,
    () => document.documentElement.getAttribute(MARK) ?? 'light',
    () => 'light',
  );
