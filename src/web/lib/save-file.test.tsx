import { afterEach, expect, test, vi } from 'vitest';
import { saveText } from './save-file.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a file can still be read for a minute after it was offered, and is then let go', () => {
  vi.useFakeTimers();
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:one');
  const letGo = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const clicked: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    clicked.push(`${this.download} ${this.href}`);
  });
  saveText('dues.csv', 'text/csv', 'a,b');
  expect(clicked).toEqual(['dues.csv blob:one']);
  vi.advanceTimersByTime(59_000);
  expect(letGo).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(letGo.mock.calls).toEqual([['blob:one']]);
});
