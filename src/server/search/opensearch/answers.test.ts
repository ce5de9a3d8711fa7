/** Who shares an answer of the search engine, and how long one is good while it is away. */
import { expect, it } from 'vitest';
import { createAnswers } from './answers.ts';

function made() {
  let now = 0;
  let asked = 0;
  const answers = createAnswers<{ n: number }>(
    () => 1,
    () => now,
  );
  return {
    answers,
    pass: (ms: number) => {
      now += ms;
    },
    ask: () =>
      answers.get('pune', async () => {
        asked += 1;
        return { n: asked };
      }),
  };
}

it('gives one answer to whoever asks the same within 0.9 seconds', async () => {
  const { ask, pass } = made();
  expect(await Promise.all([ask(), ask()])).toEqual([{ n: 1 }, { n: 1 }]);
  pass(899);
  expect(await ask()).toEqual({ n: 1 });
  pass(1);
  expect(await ask()).toEqual({ n: 2 });
});

it('gives nobody what was asked before a change', async () => {
  const { answers, ask } = made();
  const before = ask();
  answers.changed();
  expect(await ask()).toEqual({ n: 2 });
  expect(await before).toEqual({ n: 1 });
});

it('keeps the last good answer for fifteen minutes, and no failure', async () => {
  const { answers, ask, pass } = made();
  expect(answers.kept('pune')).toBeUndefined();
  await ask();
  pass(5_000);
  const failed = answers.get('pune', () => Promise.reject(new Error('away')));
  await expect(failed).rejects.toThrow('away');
  expect(answers.kept('pune')).toEqual({ answer: { n: 1 }, ageMs: 5_000 });
  pass(15 * 60_000 - 5_000);
  expect(answers.kept('pune')).toBeDefined();
  pass(1);
  expect(answers.kept('pune')).toBeUndefined();
});
