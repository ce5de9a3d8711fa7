// What the lister wrote: numbers and addresses are covered, and open to whoever may reach them once signed in.
import { useEffect, useState } from 'react';
import { COVER } from '../../../domain/cover.ts';
import { useLazyApi } from '../../lib/lazy-api.ts';
import { useSession } from '../../lib/session-context.ts';

type OwnWordsProps = { homeId: string; text: string };

/** The page itself is the same for everybody; only a covered text is asked for again, as who is signed in. */
export function OwnWords({ homeId, text }: OwnWordsProps) {
  const { status } = useSession();
  const loadApi = useLazyApi();
  const [open, setOpen] = useState<{ homeId: string; text: string }>();
  const asks = status === 'signed-in' && text.includes(COVER);
  useEffect(() => {
    if (!asks) return;
    let isCurrent = true;
    const read = async () => {
      const api = await loadApi();
      const { description } = await api.properties.get({ id: homeId });
      if (isCurrent) setOpen({ homeId, text: description });
    };
    // Without an answer the covered text stays.
    read().catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [asks, homeId, loadApi]);
  return asks && open?.homeId === homeId ? open.text : text;
}
