// What the contract and the server say, in the page's language. English pages load nothing for it.
import { language } from '../../domain/languages.ts';

let translate = (text: string): string => text;

// The page does not wait for it: until it is there, and for what it lacks, the sentence stays English.
if (language !== 'en') {
  void import('./server-sentences.ts').then(({ translateServerSentence }) => {
    translate = translateServerSentence;
  });
}

export const inPageLanguage = (text: string): string => translate(text);

/** A check by a schema of the contract, which speaks English, that answers in the page's language. */
export const translated =
  <Values, Said>(check: (values: Values) => Readonly<Record<string, Said>>) =>
  (values: Values): Record<string, Said | string> =>
    Object.fromEntries(
      Object.entries(check(values)).map(([field, said]) => [
        field,
        typeof said === 'string' ? inPageLanguage(said) : said,
      ]),
    );
