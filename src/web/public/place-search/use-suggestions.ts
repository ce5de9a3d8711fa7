// The places that a text suggests, asked for once the typing rests.
import { useEffect, useState } from 'react';
import type { PlaceSuggestion } from '../../../contract/places.ts';
import type { Api } from '../../lib/api-context.ts';
import { useLazyApi } from '../../lib/lazy-api.ts';

const REST_MS = 150;
/** One letter begins everything. */
const LEAST_LETTERS = 2;
/** The contract's limit: longer texts are sentences, no names. */
const MOST_LETTERS = 120;
const CACHE_SIZE = 100;

const nothingYet = { q: '', places: [] };

const answers = new Map<string, Promise<PlaceSuggestion[]>>();

/** Each text is asked for once a page: people type on, delete and type again. */
function suggestionsFor(q: string, loadApi: () => Promise<Api>): Promise<PlaceSuggestion[]> {
  const known = answers.get(q);
  if (known) return known;
  const answer = loadApi().then((api) => api.places.suggest({ q }));
  answers.set(q, answer);
  answer.catch(() => answers.delete(q));
  for (const oldest of answers.keys()) if (answers.size > CACHE_SIZE) answers.delete(oldest);
  return answer;
}

/**
 * Only those of the text that stands in the field: one for fewer letters would be chosen by somebody who has typed on. `q` is that
 * text once its answer is here. Without a connection there are none, and the search works as it does without them.
 */
export function useSuggestions(typed: string): { q: string; places: readonly PlaceSuggestion[] } {
  const q = typed.trim().replaceAll(/\s+/g, ' ').toLowerCase();
  const isName = q.length >= LEAST_LETTERS && q.length <= MOST_LETTERS;
  const loadApi = useLazyApi();
  const [found, setFound] = useState<{ q: string; places: PlaceSuggestion[] }>({ q: '', places: [] });
  useEffect(() => {
    if (!isName) return;
    let isAwaited = true;
    const show = (places: PlaceSuggestion[]) => {
      if (isAwaited) setFound({ q, places });
    };
    const ask = () => suggestionsFor(q, loadApi).then(show, () => show([]));
    const timer = setTimeout(ask, answers.has(q) ? 0 : REST_MS);
    return () => {
      isAwaited = false;
      clearTimeout(timer);
    };
  }, [q, isName, loadApi]);
  return isName && found.q === q ? found : nothingYet;
}
