// Sends what waits whenever there may be a connection: when a page opens, when the browser says so, and again after a while.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { useLazyApiOf } from '../../lib/lazy-api.ts';
import { outbox } from '../../lib/offline/outbox.ts';
import { toastSent } from '../../lib/offline/outbox-toasts.ts';
import { type Explain, sendOutbox } from '../../lib/offline/send-outbox.ts';

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

export function useSending(owner: string | undefined): void {
  const loadApi = useLazyApiOf(owner ?? '');
  const { i18n } = useLingui();
  useEffect(() => {
    if (!owner) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const explain: Explain = async (error) => {
      // The sentences are fetched with the first refusal.
      const rules = await import('../listing-rules.ts').catch(() => undefined);
      const sentence = rules?.ruleSentence(rules.ruleOf(error)?.rule ?? '');
      const [ofField] = Object.values(rules?.fieldErrorsOf(error) ?? {});
      return sentence ? i18n._(sentence) : (ofField ?? i18n._(msg`It was refused.`));
    };
    // A line that has just come back may break again at once.
    const attempt = async (pause: number) => {
      clearTimeout(timer);
      if (!navigator.onLine) return;
      const outcome = await sendOutbox(outbox, owner, loadApi, explain);
      toastSent(outcome);
      if (isOver) return;
      await outbox.show(owner);
      if (outcome.left === 0 || isOver) return;
      clearTimeout(timer);
      timer = setTimeout(() => void attempt(Math.min(pause * 2, LONGEST_PAUSE_MS)), pause);
    };
    const start = () => void attempt(FIRST_PAUSE_MS);
    const stopWaking = outbox.onWake(start);
    window.addEventListener('online', start);
    void outbox.show(owner).then(start);
    return () => {
      isOver = true;
      clearTimeout(timer);
      stopWaking();
      window.removeEventListener('online', start);
    };
  }, [owner, loadApi, i18n]);
}
