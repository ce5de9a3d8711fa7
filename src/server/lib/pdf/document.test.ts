import { describe, expect, it } from 'vitest';
import { pdfLines } from '../../../../tests/support/pdf-text.ts';
import { renderPdf } from './document.ts';
import { runsOf } from './text-runs.ts';

describe('text in several scripts', () => {
  it('is drawn face by face', () => {
    expect(runsOf('₹5 किराया', 'bold')).toEqual([
      { face: 'latin-ext bold', text: '₹' },
      { face: 'latin bold', text: '5 ' },
      { face: 'devanagari bold', text: 'किराया' },
    ]);
  });
});

describe('a document', () => {
  const write = (names: readonly string[], amount: string) =>
    renderPdf({ title: 'Test', footer: 'Kiraya' }, (report) => {
      report.title('Statement');
      report.facts([['Affiliate', names[0] ?? '']]);
      report.table(
        [
          { title: 'Home', width: 3, value: (name: string) => name },
          { title: 'Amount', width: 1, isNumber: true, value: () => amount },
        ],
        names,
        ['Sum', amount],
      );
    });

  it('says what was written, rupees and numbers included', async () => {
    const lines = await pdfLines(await write(['Łukasz O’Neill'], '₹1,23,456.78'));
    expect(lines).toContain('Affiliate Łukasz O’Neill');
    expect(lines).toContain('Łukasz O’Neill ₹1,23,456.78');
    expect(lines).toContain('Sum ₹1,23,456.78');
  });

  it('shapes Devanagari: conjuncts are one sign, and the short i stands before its letter', async () => {
    const lines = await pdfLines(await write(['क्षत्रिय', 'किरण'], '1'));
    // As drawn from left to right: readers that follow the page see the i first, and कṣ as one conjunct of three letters.
    expect(lines).toContain('\u093fकरण 1');
    expect(lines).toContain('क्ष\u093fत्रय 1');
  });

  it('goes over pages, and repeats what the columns are called', async () => {
    const lines = await pdfLines(
      await write(
        Array.from({ length: 120 }, (_, n) => `Home ${n}`),
        '1',
      ),
    );
    const count = (text: string) => lines.filter((line) => line === text).length;
    expect(count('Home Amount')).toBe(3);
    expect(lines.filter((line) => /^Home \d+ 1$/.test(line))).toHaveLength(120);
    expect(lines).toContain('Kiraya · 3 / 3');
  });
});
