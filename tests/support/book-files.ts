/** Reads the files of the books as somebody else's program would: nothing here knows how they were written. */
import { Window } from 'happy-dom';

/** A CSV file as RFC 4180 says, its rows by the names in the first. */
export async function readCsv(file: Blob): Promise<Record<string, string>[]> {
  const [names = [], ...rows] = cellsOf((await file.text()).replace(/^\ufeff/, ''));
  return rows.map((cells) => {
    if (cells.length !== names.length) throw new Error(`A row has ${cells.length} cells for ${names.length}`);
    return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']));
  });
}

function cellsOf(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    if (row.length > 1 || row[0] !== '') rows.push(row);
    row = [];
  }
  return rows;
}

type Voucher = { id: string; date: string; lines: { ledger: string; amount: number }[] };

/** The vouchers of an XML file for Tally; amounts in paise, debits positive. */
export async function readVouchers(file: Blob): Promise<Voucher[]> {
  const { DOMParser } = new Window();
  const read = new DOMParser().parseFromString(await file.text(), 'application/xml');
  return [...read.getElementsByTagName('VOUCHER')].map((voucher) => {
    const texts = (name: string) =>
      [...voucher.getElementsByTagName(name)].map(({ textContent }) => textContent ?? '');
    const amounts = texts('AMOUNT');
    const debits = texts('ISDEEMEDPOSITIVE');
    return {
      id: voucher.getAttribute('REMOTEID') ?? '',
      date: texts('DATE')[0] ?? '',
      lines: texts('LEDGERNAME').map((ledger, at) => {
        const amount = -paiseOf(amounts[at] ?? '');
        if (amount > 0 !== (debits[at] === 'Yes')) throw new Error(`${ledger} is on the wrong side`);
        return { ledger, amount };
      }),
    };
  });
}

/** '1234.50' → 123450, by its digits alone. */
export function paiseOf(text: string): number {
  if (text === '') return 0;
  const [, sign, rupees, paise = ''] = /^(-?)(\d+)(?:\.(\d\d?))?$/.exec(text) ?? [];
  if (rupees === undefined) throw new Error(`"${text}" is no amount`);
  return Number(`${sign}${rupees}${paise.padEnd(2, '0')}`);
}
