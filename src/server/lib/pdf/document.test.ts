import { describe, expect, it } from 'vitest';
import { pdfLines } from '../../../../tests/support/pdf-text.ts';
import { pdfTree } from '../../../../tests/support/pdf-tree.ts';
import { type Report, renderPdf } from './document.ts';
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

  it('draws words as a document before it did, in their own size', async () => {
    const first = await pdfLines(await write(['क्षत्रिय Łukasz', 'another'], '₹1'));
    const second = await pdfLines(await write(['another', 'क्षत्रिय Łukasz'], '₹1'));
    expect(second.toSorted()).toEqual(
      [...first.slice(0, 1), 'Affiliate another', ...first.slice(2)].toSorted(),
    );
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

describe('what a document says of itself to screen readers', () => {
  const tree = async (write: (report: Report) => void, language: 'en' | 'hi' = 'en') =>
    pdfTree(await renderPdf({ title: 'Test', footer: 'Kiraya', language }, write));

  it('names headings, paragraphs, places to sign, and facts under their names', async () => {
    const { lines } = await tree((report) => {
      report.title('Receipt');
      report.facts([['Home', '2 BHK']]);
      report.heading('For');
      report.text('June\nJuly');
      report.note('Paid');
      report.signatures(['Landlord', 'Tenant']);
    });
    expect(lines).toEqual([
      'H1 en-IN Receipt',
      'TH en-IN Home',
      'TD en-IN 2 BHK',
      'H2 en-IN For',
      'P en-IN June',
      'P en-IN July',
      'P en-IN Paid',
      'LBody en-IN Landlord',
      'LBody en-IN Tenant',
    ]);
  });

  it('reads a clause to its end in one language before the other, each in its own voice', async () => {
    const clause = 'The rent is due. '.repeat(20).trim();
    const { lines } = await tree((report) => {
      report.beside('1. Rent', '1. Kiraya', 'bold');
      report.beside(clause, 'Har mahine');
      report.beside('2. Term', '2. Avadhi', 'bold');
      report.title('Annex');
    });
    expect(lines).toEqual([
      'H2 en-IN 1. Rent',
      `P en-IN ${clause}`,
      'H2 hi-IN 1. Kiraya',
      'P hi-IN Har mahine',
      'H2 en-IN 2. Term',
      'H2 hi-IN 2. Avadhi',
      'H1 en-IN Annex',
    ]);
  });

  it('reads the names of columns once, and no page number', async () => {
    const { lines, untagged } = await tree((report) => {
      report.table(
        [{ title: 'Home', width: 1, value: (n: number) => `Home ${n}` }],
        Array.from({ length: 60 }, (_, n) => n),
        ['Sum'],
      );
    }, 'hi');
    expect(lines.filter((line) => line.startsWith('TH'))).toEqual(['TH hi-IN Home']);
    expect(lines.filter((line) => line.startsWith('TD'))).toHaveLength(61);
    expect(untagged).toEqual(['Kiraya · 1 / 2', 'Home', 'Kiraya · 2 / 2']);
  });
});
