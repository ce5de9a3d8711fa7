/** New texts use the words of the product; what older ones still say otherwise may only become less. */
import { describe, expect, it } from 'vitest';
import { keptCounts, texts, unwantedWords, usesIn } from '../bin/lib/texts/unwanted-words.ts';

const kept = keptCounts();
const uses = usesIn(texts());

describe('no new text says', () => {
  it.each(Object.entries(unwantedWords))('“%s”', (word, { instead }) => {
    const said = uses[word] ?? [];
    const hint = `Write ${instead}. Texts with the word, one of them new:\n${said.join('\n')}`;
    expect(said.length, hint).toBeLessThanOrEqual(kept[word] ?? 0);
  });
});

it('finds the words in texts and leaves what only looks like them', () => {
  const found = usesIn([
    'You are told here',
    'Let us know',
    'Use letters and digits',
    'This home is let',
    'The theory',
  ]);
  expect(Object.entries(found).filter(([, said]) => said.length > 0)).toEqual([
    ['told', ['You are told here']],
    ['let', ['This home is let']],
  ]);
});
