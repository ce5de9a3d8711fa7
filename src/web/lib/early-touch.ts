// What somebody did before the page was awake is done again once it is; the other half stands in start-later.js.
import { useEffect } from 'react';

type EarlyTouch = { pressed?: HTMLElement; chosen?: HTMLFormElement; isOver: boolean };

export function useEarlyTouch(): void {
  useEffect(() => {
    const { earlyTouch } = window as { earlyTouch?: EarlyTouch };
    if (!earlyTouch || earlyTouch.isOver) return;
    earlyTouch.isOver = true;
    earlyTouch.pressed?.click();
    earlyTouch.chosen?.requestSubmit();
  }, []);
}
