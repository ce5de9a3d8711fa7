// Where a code was sent: in the address and this tab, so that a page loaded anew still asks for it.
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { TextChannel } from '../../../domain/text-messages.ts';

export type SentCode = { account: string; channel: TextChannel };

const KEY = 'code-sent';

/** Null while none was sent. A link to this step opened in another tab begins at the first one. */
export function useSentCode(): [SentCode | null, (sent: SentCode | null) => void] {
  const [params, setParams] = useSearchParams();
  const [sent, setSent] = useState<SentCode | null>(() => (params.get('step') === 'code' ? kept() : null));
  const change = (next: SentCode | null) => {
    if (next) sessionStorage.setItem(KEY, JSON.stringify(next));
    else sessionStorage.removeItem(KEY);
    setSent(next);
    setParams(
      (now) => {
        if (next) now.set('step', 'code');
        else now.delete('step');
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [sent, change];
}

function kept(): SentCode | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}
