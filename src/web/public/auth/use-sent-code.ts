// Where a code was sent: in the address and this tab, so that a page loaded anew still asks for it.
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/** Ways in that wait for a code. */
type Waiting = 'sign-in' | 'sign-up' | 'recover';

const keyOf = (way: Waiting) => `code-sent.${way}`;

/**
 * What was sent on that way in, as the step of the code needs it; null while nothing was. A link to this step opened in another
 * tab begins at the first one. Secrets have no place in it.
 */
export function useSentCode<Sent extends object>(way: Waiting): [Sent | null, (sent: Sent | null) => void] {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const [sent, setSent] = useState<Sent | null>(() => (params.get('step') === 'code' ? kept(way) : null));
  const change = (next: Sent | null) => {
    if (next) sessionStorage.setItem(keyOf(way), JSON.stringify(next));
    else sessionStorage.removeItem(keyOf(way));
    setSent(next);
    setParams(
      (now) => {
        if (next) now.set('step', 'code');
        else now.delete('step');
        return now;
      },
      { replace: true, preventScrollReset: true, state },
    );
  };
  return [sent, change];
}

function kept(way: Waiting) {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(way)) ?? 'null');
  } catch {
    return null;
  }
}
