/** Marathi writes "in", "near" and "for" behind a word without a gap: वाकडमध्ये, मुंबईत, पुण्यात, मेट्रोजवळ, मुलींसाठी, हजारापर्यंत. */
import { type PlaceIndex, placesSounding } from '../place-lookup.ts';
import { saysNothing } from './places.ts';
import { cutAt, type Token } from './tokens.ts';
import { isOfVocabulary } from './vocabulary.ts';

/** No word of Hindi ends so. */
const plain = /(?:मध्ये|मधे|मधील|मधला|मधली|जवळ|जवळील|साठी|शिवाय|पर्यंत|पेक्षा|च्या|सोबत)$/;
/** Ends many words that are one: cut off only from a name or a word that is known. */
const short = /(?:त|ला|सह|चे|ची|चा|हून)$/;
/** The same in Latin letters: "wakadla", "kothrudmadhe". */
const ofLatin = /(?:madhye|madhe|javal|jawal|la)$/;
const LEAST = 2;
const LEAST_LATIN = 4;
/** A name in Hindi letters may be spelt so differently. */
const MOST_EDITS = 2;

/** Each such word becomes two: what it is said of, as it stands alone, and the ending. */
export const withEndingsCut = (tokens: readonly Token[], index: PlaceIndex): Token[] =>
  tokens.flatMap((token) => (token.isHindi ? cut(token, index) : cutLatin(token, index)) ?? token);

/** Only from a name that is known, and of a word that is none. */
function cutLatin(token: Token, index: PlaceIndex): [Token, Token] | undefined {
  const { text } = token;
  const [ending = ''] = ofLatin.exec(text) ?? [];
  const stem = text.slice(0, text.length - ending.length);
  if (ending === '' || stem.length < LEAST_LATIN || index.exact.has(text)) return undefined;
  return index.exact.has(stem) && !isOfVocabulary(token.word) ? cutAt(token, stem, ending) : undefined;
}

function cut(token: Token, index: PlaceIndex): [Token, Token] | undefined {
  const { text } = token;
  const isPlain = plain.test(text);
  const [ending = ''] = (isPlain ? plain : short).exec(text) ?? [];
  const length = text.length - ending.length;
  if (ending === '' || length < LEAST || isKnown(token, index)) return undefined;
  const alone = formsAlone(text.slice(0, length)).map((stem) => cutAt(token, stem, ending));
  return alone.find(([stem]) => isKnown(stem, index)) ?? (isPlain ? alone[0] : undefined);
}

/** "पुण्या" of पुण्यात is पुणे, "वाकडा" वाकड, "मुलां" मुले. */
function formsAlone(stem: string): string[] {
  const base = stem.replace(/(?:्यां?|ां?|ं)$/, '');
  if (base === stem) return [stem];
  return /्यां?$/.test(stem) ? [stem, `${base}े`, `${base}ी`, `${base}ा`] : [stem, base, `${base}े`];
}

function isKnown(token: Token, index: PlaceIndex): boolean {
  const { text, word, latin } = token;
  if (saysNothing(token) || saysNothing({ text: word }) || word !== latin || isOfVocabulary(word))
    return true;
  const sounding = index.exact.has(text) ? undefined : placesSounding(index, latin, () => true);
  return (
    index.exact.has(text) ||
    (sounding !== undefined && sounding.edits <= Math.min(MOST_EDITS, latin.length / 3))
  );
}
