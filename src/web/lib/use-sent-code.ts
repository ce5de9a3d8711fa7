// Where a code was sent: in the address and this tab, so that a page loaded anew still asks for it.
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useQueryChange } from './use-query-change.ts';

/** What waits for a code: a way in, or what one signs in with from then on. */
type Waiting = keyof typeof steps;

/** How each is called in the address. Those of the settings are on one page, so each has a name of its own. */
const steps = {
  'sign-in': 'code',
  'sign-up': 'code',
  recover: 'code',
  'lost-number': 'code',
  newEmail: 'new-email',
  newPhone: 'new-phone',
  account: 'other-account',
} as const;

const keyOf = (way: Waiting) => `code-sent.${way}`;

/**
 * What was sent for it, as the step of the code needs it; null while nothing was. A link to this step opened in another
 * tab begins at the first one. Secrets have no place in it.
 */
export function useSentCode<Sent extends object>(way: Waiting): [Sent | null, (sent: Sent | null) => void] {
  const [params, changeQuery] = useQueryChange();
  const { state } = useLocation();
  const [sent, setSent] = useState<Sent | null>(() =>
    params.get('step') === steps[way] ? stored(way) : null,
  );
  const change = (next: Sent | null) => {
    if (next) sessionStorage.setItem(keyOf(way), JSON.stringify(next));
    else sessionStorage.removeItem(keyOf(way));
    setSent(next);
    changeQuery({ step: next && steps[way] }, { replace: true, state });
  };
  return [sent, change];
}

function stored(way: Waiting) {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(way)) ?? 'null');
  } catch {
    return null;
  }
}
