// What came with the address: a mailed link, the set-up link, the return from another provider. Each is taken out of the address bar.
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Session, SignInAnswer } from '../../../contract/session.ts';
import { SignInFailure, signInCalls } from '../../lib/sign-in-calls.ts';
import { keepSetupCode } from './setup-code.ts';

export type Arrival = {
  busy: boolean;
  problem: string | undefined;
  /** The link or the provider was right, and a code of the authenticator app is asked for now. */
  isAsked: boolean;
};

export function useArrival(onSignedIn: (session: Session) => void): Arrival {
  const { t } = useLingui();
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const [arrival, setArrival] = useState<Arrival>({ busy: false, problem: undefined, isAsked: false });
  const taken = useRef('');

  const sayNo = (error: unknown) =>
    setArrival({
      isAsked: false,
      busy: false,
      problem: error instanceof SignInFailure ? error.message : t`The connection failed. Please try again.`,
    });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each address is taken once, whatever else changes
  useEffect(() => {
    const given = new URLSearchParams(hash.slice(1));
    const query = new URLSearchParams(search);
    const setup = given.get('setup');
    const link = given.get('link');
    const isReturn = query.get('from') === 'provider' || query.has('error');
    const key = `${hash}${isReturn}`;
    if ((!setup && !link && !isReturn) || taken.current === key) return;
    taken.current = key;
    if (setup) keepSetupCode(setup);
    const isAsked = query.has('second-step');
    for (const name of ['second-step', 'from', 'error', 'error_description', 'state']) query.delete(name);
    navigate({ search: query.toString(), hash: '' }, { replace: true });
    if (!link && !isReturn) return;
    if (isAsked) return setArrival({ busy: false, problem: undefined, isAsked: true });
    setArrival({ busy: true, problem: undefined, isAsked: false });
    const session: Promise<SignInAnswer | undefined> = link
      ? signInCalls.withLink(link)
      : signInCalls.renew();
    session
      .then((known) => {
        const isAsked = known !== undefined && 'secondStep' in known;
        if (known && !('secondStep' in known)) onSignedIn(known);
        setArrival({
          isAsked,
          busy: false,
          problem: known ? undefined : t`You were not signed in there. Please try again.`,
        });
      })
      .catch(sayNo);
  }, [hash, search]);

  return arrival;
}
