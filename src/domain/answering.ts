/** How quickly, and how often, somebody answers whoever asks to visit or to rent one of their homes. */

/** Fewer requests say too little of a person. */
const REQUESTS_COUNTED_FROM = 5;
/** What is longer ago says little of them today; of very many the newest say enough. */
export const ANSWERS_OF_DAYS = 180;
export const ANSWERS_OF_MOST = 200;
/** A request that waits for less is neither answered nor left. */
export const ANSWER_DUE_HOURS = 48;

/** Hours that are named: a median of two hours and a quarter is "within 3 hours". Slower is no promise. */
const namedHours = [1, 3, 6, 12, 24, 48] as const;
/** Whoever leaves more than that unanswered does not "usually" answer. */
const USUALLY_PERCENT = 50;

export interface Answers {
  /** Answered, or due an answer. */
  readonly requests: number;
  readonly answered: number;
  /** Of those that were answered. */
  readonly medianMinutes: number | null;
}

interface Answering {
  readonly withinHours: number | null;
  /** Rounded down: "all" is said of all. */
  readonly percent: number;
}

/** What a home's page says of its lister; null while nothing can be said fairly. */
export function answeringOf({ requests, answered, medianMinutes }: Answers): Answering | null {
  if (requests < REQUESTS_COUNTED_FROM) return null;
  const percent = Math.floor((answered * 100) / requests);
  const within = namedHours.find((hours) => medianMinutes !== null && medianMinutes <= hours * 60);
  return { percent, withinHours: percent >= USUALLY_PERCENT ? (within ?? null) : null };
}
