/** How many share a room of a PG: "double sharing", "2/3 sharing", "single room pg", "दो शेयरिंग". */
import { type Sharing, sharings } from '../beds.ts';
import { numberAt } from './quantities.ts';
import { isOfBeds, type Token } from './tokens.ts';

/** Only where the text says PG: of another home these are its rooms. */
const rooms = new Set(['room', 'rooms', 'bed', 'beds', 'रूम', 'बेड']);
const alone = new Set(['private', 'individual', 'akela', 'akele', 'अकेला', 'अकेले']);
/** "Double room"; with a figure these are its bedrooms. */
const byName = new Set(['single', 'double', 'triple', 'twin', 'quad', 'सिंगल', 'डबल', 'ट्विन', 'ट्रिपल']);
const asNumber = new Map([
  ['twin', 2],
  ['quad', 4],
]);
const joiners = new Set(['or', 'and', 'to']);
const behind = new Set([...rooms, 'basis', 'accommodation']);
const together = ['double', 'triple', 'four'] as const satisfies Sharing[];

export function sharingAt(
  tokens: readonly Token[],
  at: number,
  saysPg: boolean,
): { sharings: Sharing[]; count: number } | undefined {
  if (!saysPg) return undefined;
  if (tokens[at]?.word === 'sharing') return { sharings: [...together], count: through(tokens, at + 1) - at };
  if (alone.has(tokens[at]?.text ?? '') && rooms.has(tokens[at + 1]?.text ?? ''))
    return { sharings: ['single'], count: through(tokens, at + 2) - at };
  const found: Sharing[] = [];
  let isNamed = true;
  for (let next = at; ; ) {
    const named = asNumber.get(tokens[next]?.word ?? '');
    const number = named === undefined ? numberAt(tokens, next) : { value: named, count: 1 };
    const sharing = number && sharings[number.value - 1];
    if (!number || !sharing) return undefined;
    found.push(sharing);
    isNamed &&= byName.has(tokens[next]?.text ?? '');
    next += number.count;
    const [unit, gap] = [tokens[next], tokens[next + 1]];
    const isRoom = rooms.has(unit?.text ?? '');
    // "2 bed sharing".
    if (isRoom && gap && isOfBeds(gap)) return { sharings: found, count: through(tokens, next + 2) - at };
    if (unit && (isOfBeds(unit) || (isRoom && isNamed)))
      return { sharings: found, count: through(tokens, next + 1) - at };
    if (joiners.has(unit?.word ?? '')) next += 1;
    else if (!/^\s*[-/,&]\s*$/.test(unit?.gap ?? '')) return undefined;
  }
}

/** Past what stands behind it without a meaning of its own: "double sharing room". */
function through(tokens: readonly Token[], at: number): number {
  let next = at;
  while (behind.has(tokens[next]?.text ?? '')) next += 1;
  return next;
}
