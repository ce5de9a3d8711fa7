import { afterEach, describe, expect, it, vi } from 'vitest';
import { fromHere, readArguments, wholeNumber } from './arguments.ts';

afterEach(() => vi.unstubAllEnvs());

const usage = 'npm run restore -- FOLDER [--replace]';
const wanted = { usage, options: { replace: { type: 'boolean' } }, most: 1 } as const;

describe('the arguments of a command', () => {
  it('are its words and options', () => {
    const { positionals, values } = readArguments(['backups/new', '--replace'], wanted);
    expect([positionals, values.replace]).toEqual([['backups/new'], true]);
  });

  it.each([[['--help']], [['--replace=no']], [['one', 'two']]])(
    'end with the usage when they are %j',
    (args) => {
      expect(() => readArguments(args, wanted)).toThrow(`usage: ${usage}`);
    },
  );

  it.each(['abc', '0', '1.5', ''])('are no whole number with %j', (text) => {
    expect(() => wholeNumber(text, usage)).toThrow(`usage: ${usage}`);
    expect(wholeNumber('1000', usage)).toBe(1000);
  });

  it('name paths from where the person stands', () => {
    vi.stubEnv('INIT_CWD', '/home/asha');
    expect(fromHere('x')).toBe('/home/asha/x');
    expect(fromHere('/x')).toBe('/x');
  });
});
