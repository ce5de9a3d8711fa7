/** What of the text of a place may be the name of a locality: no street, no building, no words that any home's text has. */

const LONGEST_NAME = 60;

/** What stands before a place that the home is not in. */
const BESIDE = /^(?:near|nr|opp|opposite|behind|beside|next to|adjacent to|off)\b[\s.:-]*/i;

/** Words behind the name of a locality that say what of it is meant: its road, its station, its junction. */
const SIDES =
  /[\s,-]+(?:(?:main|ring|link|service|cross|high|bypass|new|old)[\s-]+)?(?:road|rd|salai|sarani|marg|street|highway|expressway|circle|junction|chowk|signal|cross|gate|bus (?:stop|stand|depot)|(?:metro|railway)(?: station)?|station|mandal|village|gaon|area|town|market|extension|suburb)$/i;

/** What is called a road, in the languages of its signs. */
const STREET =
  /\b(?:road|rd|street|st|lane|marg|highway|highroad|expressway|bypass|cross|main|salai|sarani|avenue|path)(?:\s+(?:no\.?\s*)?\d+\w?)?$/i;

/** A street or a road is no locality; some lead through a dozen. */
export const isStreet = (part: string): boolean => STREET.test(part);

/** What houses and their societies are called: a home stands in one, and it is no locality. */
const BUILDING =
  /\b(?:app?artments?|building|bungalows?|chsl?|cghs|co-?op|complex|court|floor|heights|homes|house|niwas|residen(?:cy|ce|ces|ts)|societ(?:y|ies)|towers?|villas?|plaza|arcade)\b/i;

/** Words that say nothing of where a home is. */
const COMMON =
  /^(?:\d+\w{0,2}|\d*(?:st|nd|rd|th)|\p{L}|\d?(?:bhk|rk)|airport|area|block|central|city|district|east|falt|flat|gate|home|house|housing|board|inside|locality|location|main|my|near|new|no|north|old|other|own|plot|pocket|rent|road|room|society|south|station|street|the|town|village|west)$/iu;

const piecesOf = (text: string, between: RegExp): string[] =>
  text
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The places that stand beside each other in an address. */
export const partsOf = (text: string): string[] => piecesOf(text, /[,;|/\n]/);

/** The places on either side of a hyphen: "Jyothi Nagar-Ekkaduthangal". A road between two places lies in neither. */
export const hyphenatedIn = (parts: readonly string[]): string[] =>
  parts.flatMap((part) => {
    const pieces = isStreet(part) ? [] : piecesOf(part, /(?<=\p{L}{4})\s*[-–]\s*(?=\p{L}{4})/u);
    return pieces.length > 1 ? pieces : [];
  });

/** The locality whose road, station or junction a part of an address names: "Kodichikkanahalli Main Road". Null: it names none. */
export function withoutSide(part: string): string | null {
  const name = part.replace(BESIDE, '').replace(SIDES, '').trim();
  return name === part || COMMON.test(name) ? null : name;
}

/** The name in a text that nobody knows, which waits for an administrator; null where it has none. */
export function newName(text: string, parts: readonly string[]): string | null {
  if (parts.length === 1) return isName(text) ? text : null;
  return parts.findLast(isName) ?? null;
}

/** Whether a text of one part is short enough to be a name alone. */
export const isPlainName = (text: string, parts: readonly string[]): boolean =>
  parts.length === 1 && text.length <= LONGEST_NAME;

const isName = (part: string): boolean =>
  part.length <= LONGEST_NAME &&
  /\p{L}{3}/u.test(part) &&
  !/\d{4}/.test(part) &&
  !BESIDE.test(part) &&
  !isStreet(part) &&
  !BUILDING.test(part) &&
  !part.split(/[\s.,-]+/).every((word) => word === '' || COMMON.test(word));
