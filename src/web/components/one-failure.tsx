// A screen of several parts says once that it could not be loaded: the first part says why, with another try for all of them.
import { createContext, type ReactNode, use, useLayoutEffect, useMemo, useState } from 'react';

type Failed = { title: string; retry: () => unknown };
type Change = (change: (failed: readonly Failed[]) => readonly Failed[]) => void;

const FailedHere = createContext<{ failed: readonly Failed[]; change?: Change }>({ failed: [] });

/** Holds the parts of one screen. */
export function OneFailure({ children }: { children: ReactNode }) {
  const [failed, change] = useState<readonly Failed[]>([]);
  return <FailedHere value={useMemo(() => ({ failed, change }), [failed])}>{children}</FailedHere>;
}

/** Whether another part has said it, or has said that something else failed; and the other try. */
export function useFailure(title: string, retry: () => unknown) {
  const { failed, change } = use(FailedHere);
  const [own] = useState<Failed>({ title, retry });
  useLayoutEffect(() => {
    change?.((others) => [...others, own]);
    return () => change?.((others) => others.filter((other) => other !== own));
  }, [change, own]);
  const before = failed.slice(0, Math.max(failed.indexOf(own), 0));
  return {
    isSaid: before.some((other) => other.title === title),
    isFirst: before.length === 0,
    retry: () => (failed.length > 0 ? failed.map((one) => one.retry()) : retry()),
  };
}
