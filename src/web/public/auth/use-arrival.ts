// What came with the address: a mailed link, the set-up link, the return from Google. Each is taken out of the address bar.
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Session } from '../../../contract/session.ts';
import { SignInFailure, signInCalls } from '../../lib/sign-in-calls.ts';
import { keepSetupCode } from './setup-code.ts';

export type Arrival = { busy: boolean; problem: string | undefined };

export function useArrival(onSignedIn: (session: Session) => void): Arrival {
  const { t } = useLingui();
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const [arrival, setArrival] = useState<Arrival>({ busy: false, problem: undefined });
  const taken = useRef('');

  const sayNo = (error: unknown) =>
    setArrival({
      busy: false,
      problem: error instanceof SignInFailure ? error.message : t`The connection failed. Please try again.`,
    });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each address is taken once, whatever else changes
  useEffect(() => {
    const given = new URLSearchParams(hash.slice(1));
    const query = new URLSearchParams(search);
    const setup = given.get('setup');
    const link = given.get('link');
    const isFromGoogle = query.get('from') === 'google' || query.has('error');
    const key = `${hash}${isFromGoogle}`;
    if ((!setup && !link && !isFromGoogle) || taken.current === key) return;
    taken.current = key;
    if (setup) keepSetupCode(setup);
    for (const name of ['from', 'error', 'error_description', 'state']) query.delete(name);
    navigate({ search: query.toString(), hash: '' }, { replace: true });
    if (!link && !isFromGoogle) return;
    setArrival({ busy: true, problem: undefined });
    const session = link ? signInCalls.withLink(link) : signInCalls.renew();
    session
      .then((known) => {
        if (known) onSignedIn(known);
        setArrival({
          busy: false,
          problem: known ? undefined : t`Google did not sign you in. Please try again.`,
        });
      })
      .catch(sayNo);
  }, [hash, search]);

  return arrival;
}
