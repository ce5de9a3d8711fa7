/** Tax on services: the states a GSTIN names, which tax falls due between two of them, and what of an amount is tax. */
import { gstinProblem } from './brokers.ts';
import { type BasisPoints, type Paise, paise } from './money.ts';

/** The codes that a GSTIN begins with, by the name of the state or territory. */
export const gstStates = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
  '97': 'Other Territory',
} as const;
export type GstStateCode = keyof typeof gstStates;
export const gstStateCodes = Object.keys(gstStates).toSorted() as [GstStateCode, ...GstStateCode[]];

/** Territories without a parliament of their own: what would be the state's half of the tax is theirs, by another name (UTGST Act 2017). */
const unionTerritories: readonly GstStateCode[] = ['04', '26', '31', '35', '38', '97'];

/** What the half of the tax is called that does not go to the centre, by the place of supply. */
export const stateTaxName = (place: GstStateCode | null): 'SGST' | 'UTGST' =>
  place !== null && unionTerritories.includes(place) ? 'UTGST' : 'SGST';

/** 27 of 'Maharashtra', however it is written; null for a place that is no state. */
export function gstStateOf(name: string | null): GstStateCode | null {
  const wanted = name?.trim().toLowerCase();
  return gstStateCodes.find((code) => gstStates[code].toLowerCase() === wanted) ?? null;
}

/** A city as people call it, with its state. */
export type CityOfState = {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly state: string | null;
};

/** By any name in lower case; null where cities of two states have it. */
export type StatesByName = ReadonlyMap<string, GstStateCode | null>;

export function statesByName(cities: readonly CityOfState[]): StatesByName {
  const found = new Map<string, GstStateCode | null>();
  for (const { name, aliases, state } of cities) {
    const code = gstStateOf(state);
    for (const word of code === null ? [] : [name, ...aliases]) {
      const key = word.toLowerCase();
      found.set(key, (found.get(key) ?? code) === code ? code : null);
    }
  }
  for (const code of gstStateCodes) found.set(gstStates[code].toLowerCase(), code);
  return found;
}

/**
 * The state that addresses name, the surest first: 27 of '12 Delhi Road, Baner, Pune 411045'. What stands last in an address counts, and the
 * last words between two commas. Null where none names a state or a city of one state.
 */
export function stateOfAddress(
  addresses: readonly (string | null | undefined)[],
  names: StatesByName,
): GstStateCode | null {
  for (const address of addresses) {
    for (const part of (address ?? '')
      .toLowerCase()
      .split(/[,;\n]/)
      .toReversed()) {
      const words = part.match(/[\p{L}\p{M}]+/gu) ?? [];
      for (let from = Math.max(0, words.length - MOST_WORDS); from < words.length; from += 1) {
        const code = names.get(words.slice(from).join(' '));
        if (code) return code;
      }
    }
  }
  return null;
}
/** Of the longest name of a state. */
const MOST_WORDS = 8;

/** The state of whoever has this GSTIN; null for none, or one whose state is no more. */
export const stateOfGstin = (gstin: string | null): GstStateCode | null =>
  gstStateCodes.find((code) => gstin?.startsWith(code)) ?? null;

/** Characters 3 to 12 of a GSTIN are its holder's PAN. */
export const panOfGstin = (gstin: string): string => gstin.slice(2, 12);

/** Whoever runs the product, as documents, footers and mail name them; null: not given yet. */
export type Operator = {
  readonly legal_name: string | null;
  readonly address: string | null;
  readonly pan: string | null;
  /** Of whoever deducts tax: four letters, five digits, a letter. */
  readonly tan: string | null;
  /** Null: not registered under GST, so no invoice charges any. */
  readonly gstin: string | null;
  readonly state: GstStateCode | null;
  /** Whom people write to about a complaint that was not settled. */
  readonly grievance_name: string | null;
  readonly grievance_email: string | null;
  readonly grievance_phone: string | null;
};

export const noOperator: Operator = {
  legal_name: null,
  address: null,
  pan: null,
  tan: null,
  gstin: null,
  state: null,
  grievance_name: null,
  grievance_email: null,
  grievance_phone: null,
};

const TAN = /^[A-Z]{4}\d{5}[A-Z]$/;
export const isTan = (text: string): boolean => TAN.test(text);

export type GstinMismatch = 'state' | 'pan' | 'incomplete';

/** Whether what is said of the operator agrees with its GSTIN, which holds state and PAN; and whether an invoice can name the seller. */
export function gstinMismatch({
  gstin,
  state,
  pan,
  legal_name: name,
  address,
}: Operator): GstinMismatch | null {
  if (gstin === null || gstinProblem(gstin) !== null) return null;
  if (state !== stateOfGstin(gstin)) return 'state';
  if (pan !== null && pan !== panOfGstin(gstin)) return 'pan';
  return name === null || address === null ? 'incomplete' : null;
}

/** One line below documents and mail: name, address, and the numbers of the operator. Empty while nothing was given. */
export const operatorLine = ({ legal_name: name, address, gstin, pan }: Operator): string =>
  [name, address?.replace(/\s+/g, ' '), gstin && `GSTIN ${gstin}`, gstin === null && pan && `PAN ${pan}`]
    .filter(Boolean)
    .join(' · ');

/** Amounts in paise. `cgst` and `sgst` are equal; either they or `igst` are zero. */
export type GstAmounts = {
  readonly taxable: Paise;
  readonly cgst: Paise;
  readonly sgst: Paise;
  readonly igst: Paise;
  readonly total: Paise;
};

/**
 * What of an amount that includes tax is tax. Within a state half goes to the centre and half to the state, to another one all of it is
 * integrated tax. ₹5,000 at 18% within Maharashtra: ₹4,237.30, ₹381.35 and ₹381.35. An odd paisa of tax within a state stays with the
 * seller, so that both halves are equal.
 */
export function gstWithin(
  total: number,
  {
    rateBp,
    from,
    to,
  }: { readonly rateBp: BasisPoints; readonly from: GstStateCode; readonly to: GstStateCode },
): GstAmounts {
  const tax = total - Math.round((total * 10_000) / (10_000 + rateBp));
  const half = from === to ? Math.floor(tax / 2) : 0;
  const igst = from === to ? 0 : tax;
  return {
    taxable: paise(total - 2 * half - igst),
    cgst: paise(half),
    sgst: paise(half),
    igst: paise(igst),
    total: paise(total),
  };
}

/** Of an operator without a GSTIN: all of it is the fee. */
export const withoutGst = (total: number): GstAmounts => ({
  taxable: paise(total),
  cgst: paise(0),
  sgst: paise(0),
  igst: paise(0),
  total: paise(total),
});
