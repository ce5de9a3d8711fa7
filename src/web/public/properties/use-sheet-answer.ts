// What the filters of the open sheet would find: asked as they change, and applied to the page by its button alone.
import { useEffect, useRef, useState } from 'react';
import { useLazyApi } from '../../lib/lazy-api.ts';
import { queryOf } from '../../lib/query-of.ts';
import type { SheetAnswer } from './sheet-answer.ts';

/** Whoever goes on choosing or typing is asked for once. */
const SETTLED_MS = 300;

export function useSheetAnswer() {
  const loadApi = useLazyApi();
  const [answer, setAnswer] = useState<SheetAnswer>();
  /** What was chosen since the last answer is not counted yet, or could not be. */
  const [isBehind, setBehind] = useState(false);
  const turn = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const nextTurn = (behind: boolean): number => {
    clearTimeout(timer.current);
    setBehind(behind);
    turn.current += 1;
    return turn.current;
  };
  const ask = (form: HTMLFormElement) => {
    const mine = nextTurn(true);
    timer.current = setTimeout(async () => {
      try {
        const { answerTo } = await import('./sheet-answer.ts');
        const found = await answerTo(await loadApi(), queryOf(form));
        if (mine !== turn.current) return;
        setAnswer(found);
        setBehind(false);
      } catch {
        // The button then shows homes without saying how many.
      }
    }, SETTLED_MS);
  };
  const forget = () => {
    nextTurn(false);
    setAnswer(undefined);
  };
  return { answer, isBehind, ask, forget };
}
