import { describe, expect, it } from 'vitest';
import { quotedWords } from './quoted.ts';

describe('words in quotation marks', () => {
  it.each([
    ['2 bhk "brigade gateway" quiet', ['brigade', 'gateway', 'quiet'], ['brigade', 'gateway']],
    ['“Lake View” sunny', ['lake', 'view', 'sunny'], ['lake', 'view']],
    ['"b2b park" metro', ['b2b', 'park', 'metro'], ['b2b', 'park']],
    ['"बाग़" शांत', ['बाग़', 'शांत'].map((word) => word.normalize('NFC')), ['बाग़'.normalize('NFC')]],
    ['12" pipe and more', ['pipe'], []],
    ['quiet', ['quiet'], []],
    ['', [], []],
  ])('%s', (typed, words, expected) => {
    expect(quotedWords(typed, words)).toEqual(expected);
  });
});
