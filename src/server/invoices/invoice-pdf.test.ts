import { expect, it } from 'vitest';
import { pdfLines } from '../../../tests/support/pdf-text.ts';
import { noOperator } from '../../domain/gst.ts';
import type { Language } from '../../domain/languages.ts';
import { invoicePdf, type PrintedInvoice } from './invoice-pdf.ts';

const invoice: PrintedInvoice = {
  kind: 'tax_invoice',
  number: 'INV/26-27/00012',
  issued_on: '2026-11-12',
  seller: {
    ...noOperator,
    legal_name: 'Kiraya Homes Private Limited',
    gstin: '27AAPFU0939F1ZV',
    state: '27',
  },
  payer_name: 'Orbit Relocations',
  payer_address: null,
  payer_gstin: '29AAPFU0939F1ZR',
  description: 'Management of 2 BHK Apartment in Baner, Pune, Nov 2026',
  sac: '997221',
  rate_bp: 1800,
  place_of_supply: '27',
  taxable: 169_492,
  cgst: 15_254,
  sgst: 15_254,
  igst: 0,
  total: 200_000,
  paid_by: 'Cash, 4471',
  paid_on: null,
  due_on: null,
  reason: null,
  corrects: null,
  corrects_on: null,
};
const printed = async (own: Partial<PrintedInvoice>, language: Language = 'en') => {
  const file = await invoicePdf({ ...invoice, ...own }, language);
  return (await pdfLines(Buffer.from(await file.arrayBuffer()))).join('\n');
};

it('names both sides’ states, the place of supply and both halves of the tax', async () => {
  const text = await printed({});
  expect(text).toContain('Place of supply Maharashtra (27)');
  expect(text).toContain('State Karnataka (29)');
  expect(text).toMatch(/CGST 9%.*₹152\.54/);
  expect(text).toMatch(/SGST 9%.*₹152\.54/);
});

it('says the service, the states and the way of payment in Hindi, and leaves people’s own words', async () => {
  const text = await printed({}, 'hi');
  for (const english of ['Management of', 'Maharashtra', 'Karnataka', 'Cash'])
    expect(text).not.toContain(english);
  expect(text).toContain('2 BHK');
  expect(text).toContain('997221');
  expect(await printed({ description: 'Search of three homes' }, 'hi')).toContain('Search of three homes');
});

it('calls the half of a union territory UTGST, and the tax between states IGST', async () => {
  expect(await printed({ place_of_supply: '04' })).toContain('UTGST 9%');
  const between = await printed({ place_of_supply: '29', cgst: 0, sgst: 0, igst: 30_508 });
  expect(between).toMatch(/IGST 18%.*₹305\.08/);
  expect(between).not.toContain('SGST');
});
