import { expect, test } from 'vitest';
import { unwrapped } from './unwrapped.ts';

test('a document’s lines end with its paragraphs and points, not with the editor', () => {
  const text = [
    '# Title',
    '',
    'One sentence that',
    'goes on.',
    '',
    '- a point',
    '  that goes on',
    '- another',
    '1. first',
    '2. second',
    '',
    '| a | b |',
    '| - | - |',
    '',
    '```mermaid',
    'erDiagram',
    '  one',
    '```',
  ];
  expect(unwrapped(text.join('\n')).split('\n')).toEqual([
    '# Title',
    '',
    'One sentence that goes on.',
    '',
    '- a point that goes on',
    '- another',
    '1. first',
    '2. second',
    ...text.slice(10),
  ]);
});
