// What makes words of homes and places in Devanagari, once it is here; nothing on English pages.
import { useEffect, useState } from 'react';
import { isInDevanagari, language } from '../../domain/languages.ts';

type HindiWords = typeof import('./hindi-words.ts')['hindiWords'];
let loaded: HindiWords | undefined;

export function useHindiWords(): HindiWords | undefined {
  const [words, setWords] = useState(loaded);
  useEffect(() => {
    if (words || !isInDevanagari(language)) return;
    // A page without them shows names as answers have them.
    void import('./hindi-words.ts')
      .then(({ hindiWords }) => {
        loaded = hindiWords;
        setWords(hindiWords);
      })
      .catch(() => {});
  }, [words]);
  return words;
}
