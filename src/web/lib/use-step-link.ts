// Links that lead a step on from what the address says: pages of a list, months of a grid. Two clicks in a row are two steps.
import type { MouseEvent } from 'react';
import { useQueryChange, type Words, withWords } from './use-query-change.ts';

/**
 * What a link of one step takes: an address that is right without JavaScript and in another tab, and a click that begins
 * where the click before it leads.
 */
export function useStepLink() {
  const [params, change] = useQueryChange();
  return (step: (query: URLSearchParams) => Words) => ({
    to: `?${withWords(params, step(params))}`,
    onClick: (event: MouseEvent) => {
      const isOfBrowser =
        event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (isOfBrowser) return;
      event.preventDefault();
      change(step, { preventScrollReset: false });
    },
  });
}
