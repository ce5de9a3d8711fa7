// Sends the form as typed so far a moment after the last key, one call at a time, and keeps a copy on the device until it arrived.
import type { LocalCopy, Typed } from './local-copy.ts';

export type SaveState = 'unchanged' | 'typing' | 'saving' | 'saved' | 'failed';

/** Long enough not to send every key, short enough to lose nothing that matters. */
export const QUIET_MS = 800;

type SaverOptions = {
  send: (typed: Typed) => Promise<void>;
  copy: LocalCopy;
  onState: (state: SaveState) => void;
};

export type DraftSaver = {
  change(typed: Typed): void;
  /** Resolves when everything typed so far has arrived; rejects when it could not be sent. */
  flush(): Promise<void>;
  /** Leaves what is not sent yet to another tab, which has it too. */
  leave(): void;
  stop(): void;
};

export function createDraftSaver({ send, copy, onState }: SaverOptions): DraftSaver {
  let waiting: Typed | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> = Promise.resolve();

  const sendWaiting = async () => {
    const typed = waiting;
    if (!typed) return;
    onState('saving');
    try {
      await send(typed);
    } catch (error) {
      onState('failed');
      throw error;
    }
    // What was typed meanwhile is sent by its own timer.
    if (waiting !== typed) return;
    waiting = undefined;
    copy.clear();
    onState('saved');
  };

  const flush = () => {
    clearTimeout(timer);
    running = running.catch(() => undefined).then(sendWaiting);
    return running;
  };

  return {
    change(typed) {
      waiting = typed;
      copy.write(typed);
      onState('typing');
      clearTimeout(timer);
      timer = setTimeout(() => void flush().catch(() => undefined), QUIET_MS);
    },
    flush,
    leave() {
      waiting = undefined;
      clearTimeout(timer);
      onState('unchanged');
    },
    stop: () => clearTimeout(timer),
  };
}
