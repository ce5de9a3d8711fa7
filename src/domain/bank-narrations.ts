/** What a bank's line says besides day and amount: how the money came, its reference, and who sent it. */
import type { RentPaymentMode } from './managed-rentals.ts';
import { checkReference, normalReference } from './rents.ts';

export type Narration = {
  readonly mode: RentPaymentMode;
  /** As `normalReference` writes it; null: the bank prints none that would be taken for this mode. */
  readonly reference: string | null;
  /** As the bank prints it, for people to read; null: it names nobody. */
  readonly payer: string | null;
};

/** Twelve digits that are no part of a longer number: the reference of a payment by UPI or IMPS. */
const TWELVE_DIGITS = /(?<!\d)\d{12}(?!\d)/;
/** The UTR of NEFT and RTGS: it begins with a letter, has digits for the most part, and is longer than an IFSC. */
const UTR = /(?<![A-Z0-9])(?=[A-Z0-9]*(?:\d[A-Z]*){8})[A-Z][A-Z0-9]{11,21}(?![A-Z0-9])/;
const CHEQUE = /(?<!\d)\d{6}(?!\d)/;

/** A mobile number has twelve digits too, so a UTR comes first. `reference` is the cell of the bank's own column of references, which some banks fill up with zeros. */
export function readNarration(text: string, reference: string): Narration {
  const upper = text.toUpperCase();
  const mode = modeOf(upper);
  const own = normalReference(reference).replace(/^0+(?=\d{12}$)/, '');
  const printed = mode === 'cheque' ? [CHEQUE] : mode === 'upi' ? [TWELVE_DIGITS] : [UTR, TWELVE_DIGITS];
  const numbers = [...printed.map((shape) => shape.exec(upper)?.[0]), own];
  const taken = (as: RentPaymentMode) => numbers.find((one) => one && isTaken(as, one)) ?? null;
  const payer = payerOf(upper);
  // Without the number that UPI gives every payment it is entered like a transfer.
  return mode === 'upi' && taken('upi') === null
    ? { mode: 'bank_transfer', reference: taken('bank_transfer'), payer }
    : { mode, reference: taken(mode), payer };
}

function modeOf(upper: string): RentPaymentMode {
  if (/\bUPI\b/.test(upper)) return 'upi';
  if (/NEFT|RTGS|IMPS|\bMMT\b|\bINB\b|\bIFT\b/.test(upper)) return 'bank_transfer';
  if (/\b(CHQ|CHEQUE|CLG|CLEARING)\b/.test(upper)) return 'cheque';
  return /\bCASH\b/.test(upper) ? 'cash' : 'bank_transfer';
}

function isTaken(mode: RentPaymentMode, reference: string): boolean {
  if (mode === 'cash' || /^0*$/.test(reference)) return false;
  try {
    checkReference(mode, reference);
    return true;
  } catch {
    return false;
  }
}

/** Words that banks print between the parts of a narration, and the names of banks among them. */
const NO_NAME =
  /^(BY|TO|FROM|TRANSFER|UPI|NEFT|RTGS|IMPS|MMT|INB|IFT|P2A|P2M|P2P|CR|DR|RENT|CASH|CHQ|CHEQUE|CLG|DEPOSIT|PAYMENT|PAY|HDFC|SBIN|SBI|ICIC|ICICI|UTIB|AXIS|KKBK|KOTAK|PUNB|BARB|CNRB|UBIN|YESB|IDFB|INDB|BKID|IBKL|OK\w*|YBL|PAYTM)$/;

/** The first part of a narration that is a name: letters and spaces, and no word of banks alone. */
function payerOf(upper: string): string | null {
  const withoutNumbers = upper.replace(/[A-Z0-9]*\d[A-Z0-9]*/g, '/');
  for (const part of withoutNumbers.split(/[^A-Z .']+/)) {
    const name = part.trim().replace(/\s+/g, ' ');
    const words = name.split(' ').filter((word) => word.length > 1);
    const isName = words.length > 0 && !words.some((word) => NO_NAME.test(word) || word === 'BANK');
    if (isName && words.join('').length >= 4) return name.slice(0, 60);
  }
  return null;
}
