/** Takes what a text says is not wanted. */
import { type Draft, leaveUnread } from './draft.ts';
import { isJoined, negatorBefore } from './negation.ts';
import { ordinaryWords } from './ordinary-words.ts';
import { saysNothing } from './places.ts';
import { boundBefore } from './quantities.ts';
import { readMeaning } from './read-meaning.ts';
import { readFloor, readRooms } from './read-numbers.ts';
import { readMisspelt, readName, readNear } from './read-place.ts';
import { meaningAt } from './vocabulary.ts';

/** "Not koramangala", "without lift": what follows is left out where a filter can, and else said to be unread. */
export function readNot(draft: Draft, at: number): number {
  const { tokens } = draft;
  const lead = negatorBefore(tokens, at);
  if (lead === 0 || boundBefore(tokens, at)) return 0;
  const meant = meaningAt(tokens, at);
  if (meant) return meant.meaning.of === 'nothing' ? leaveUnread(draft, at, meant.count) : 0;
  let count = lead;
  let from = at;
  for (;;) {
    const taken = readUnwanted(draft, at + count, from);
    if (taken === 0) break;
    count += taken;
    from = at + count;
    if (!isJoined(tokens[from]) || !draft.places.exactAt(from + 1)) return count;
    count += 1;
  }
  const next = tokens[at + lead];
  const isThing = next && next.value === undefined && !ordinaryWords.has(next.text) && !saysNothing(next);
  return isThing ? leaveUnread(draft, at, lead + 1) : 0;
}

/** What is said not to be wanted from `begin` on, negating words included. */
function readUnwanted(draft: Draft, at: number, begin: number): number {
  const { spans, unread, tokens } = draft;
  const [known, left] = [spans.length, unread.length];
  draft.isNegated = true;
  const taken =
    readNear(draft, at) ||
    readName(draft, at) ||
    readFloor(draft, at) ||
    readRooms(draft, at) ||
    readMeaning(draft, at) ||
    readMisspelt(draft, at);
  draft.isNegated = false;
  const said = spans[known] ?? unread[left];
  if (said) said.start = tokens[begin]?.start ?? said.start;
  return taken;
}
