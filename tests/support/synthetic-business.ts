/** A business that could move in, the same for the same seed: people, a tree of sponsors and what each affiliate is owed. */
export type SyntheticBusiness = {
  /** Each file as its lines of cells, the header first. */
  readonly people: string[][];
  readonly sponsors: string[][];
  readonly balances: string[][];
  /** By own number. */
  readonly sponsorOf: ReadonlyMap<string, string | null>;
  /** Paise. */
  readonly payable: ReadonlyMap<string, number>;
};

/** Numbers from 0 to below 1 (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const firstNames = [
  'Asha',
  'Ravi',
  'Meena',
  'Farhan',
  'Gurpreet',
  'Joseph',
  'Lakshmi',
  'Tenzin',
  'Anjali',
  'Imran',
];
const lastNames = ['Rao', 'Sharma', 'Khan', 'Singh', 'Thomas', 'Das', 'Patel', 'Nair'];

export function syntheticBusiness(
  seed: number,
  { people, affiliates }: { people: number; affiliates: number },
) {
  const random = randomFrom(seed);
  const below = (bound: number) => Math.floor(random() * bound);
  const pick = <T>(from: readonly T[]) => from[below(from.length)] as T;
  const number = (at: number) => `N-${String(at + 1).padStart(5, '0')}`;
  const peopleFile = [['reference', 'name', 'email', 'phone']];
  for (let at = 0; at < people; at += 1) {
    const byPhone = below(3) === 0;
    const email = byPhone ? '' : `person${at + 1}@business.example`;
    const phone = byPhone ? `9${String(100_000_000 + at * 17)}` : '';
    peopleFile.push([number(at), `${pick(firstNames)} ${pick(lastNames)}`, email, phone]);
  }
  const sponsorOf = new Map<string, string | null>();
  const payable = new Map<string, number>();
  const sponsors: string[][] = [];
  const balances = [['reference', 'payable']];
  for (let at = 0; at < affiliates; at += 1) {
    const sponsor = at === 0 || below(40) === 0 ? null : number(below(at));
    sponsorOf.set(number(at), sponsor);
    const day = new Date(Date.UTC(2025, 0, 1 + Math.floor((at * 400) / affiliates)))
      .toISOString()
      .slice(0, 10);
    sponsors.push([number(at), sponsor ?? '', day]);
    const amount = below(5) === 0 ? 0 : below(10_000_000);
    payable.set(number(at), amount);
    balances.push([number(at), (amount / 100).toFixed(2)]);
  }
  // Whoever joined last stands first, as programs print it.
  sponsors.reverse();
  return {
    people: peopleFile,
    sponsors: [['reference', 'sponsor', 'joined_on'], ...sponsors],
    balances,
    sponsorOf,
    payable,
  } satisfies SyntheticBusiness;
}

export const asCsv = (table: readonly (readonly string[])[], name = 'file.csv'): File =>
  new File([table.map((cells) => cells.join(',')).join('\n')], name, { type: 'text/csv' });
