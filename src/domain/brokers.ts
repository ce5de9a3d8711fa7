/** Brokers: the states of a registration, which numbers of the tax and real-estate authorities are believable, what is missing. */
import { type CalendarDate, daysBetween } from './dates.ts';
import { RuleBroken } from './errors.ts';
import { panHolder } from './payees.ts';

export const brokerStatuses = ['draft', 'submitted', 'fee_due', 'paid', 'activated', 'rejected'] as const;
export type BrokerStatus = (typeof brokerStatuses)[number];

/**
 * `submit` hands the registration in, `requestFee` begins a payment, `feePaid` and `feeReturned` follow its money, and
 * `activate` and `reject` are an administrator's, or Settings' when it says that a payment activates.
 */
export type BrokerAction = 'submit' | 'requestFee' | 'feePaid' | 'feeReturned' | 'activate' | 'reject';

const transitions: Readonly<Record<BrokerAction, { from: readonly BrokerStatus[]; to: BrokerStatus }>> = {
  submit: { from: ['draft', 'submitted', 'rejected'], to: 'submitted' },
  requestFee: { from: ['submitted', 'fee_due'], to: 'fee_due' },
  feePaid: { from: ['submitted', 'fee_due'], to: 'paid' },
  feeReturned: { from: ['paid'], to: 'submitted' },
  activate: { from: ['paid'], to: 'activated' },
  reject: { from: ['submitted', 'fee_due', 'paid'], to: 'rejected' },
};

export const canMoveBroker = (status: BrokerStatus, action: BrokerAction): boolean =>
  transitions[action].from.includes(status);

/** The status after an action. Throws `broker.transition-not-allowed`. */
export function nextBrokerStatus(status: BrokerStatus, action: BrokerAction): BrokerStatus {
  if (!canMoveBroker(status, action)) throw new RuleBroken('broker.transition-not-allowed');
  return transitions[action].to;
}

/** The steps of the form may be changed until money has moved. */
export const isEditable = (status: BrokerStatus): boolean =>
  ['draft', 'submitted', 'fee_due', 'rejected'].includes(status);

const BASE_36 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** Fifteenth character of a GSTIN: digits of base 36, weighted 1 and 2 in turn, quotient and rest of each product added. */
export function gstinCheckCharacter(firstFourteen: string): string {
  const sum = [...firstFourteen].reduce((total, character, place) => {
    const product = BASE_36.indexOf(character) * (place % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return BASE_36.charAt((36 - (sum % 36)) % 36);
}

/** The 38 codes of states and territories a GSTIN may begin with, and 97 for other territory. */
const isGstState = (code: string): boolean => (code >= '01' && code <= '38') || code === '97';

/** Why a GSTIN such as 27AAPFU0939F1ZV is none, or null: its shape, its state, the kind of holder of the PAN in it, its check character. */
export function gstinProblem(gstin: string): 'broker.gstin-shape' | 'broker.gstin-checksum' | null {
  if (!GSTIN.test(gstin) || !isGstState(gstin.slice(0, 2)) || panHolder(gstin.slice(2, 12)) === null)
    return 'broker.gstin-shape';
  return gstinCheckCharacter(gstin.slice(0, 14)) === gstin[14] ? null : 'broker.gstin-checksum';
}

/**
 * All states and union territories: the Act is in force in each. Not every one has an authority that numbers agents yet;
 * where the shape of its numbers is not known, an administrator looks the number up (docs/compliance.md).
 */
export const reraStates = [
  'Andaman and Nicobar Islands',
  'Andhra Pradesh',
  'Arunachal Pradesh',
  'Assam',
  'Bihar',
  'Chandigarh',
  'Chhattisgarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Delhi',
  'Goa',
  'Gujarat',
  'Haryana',
  'Himachal Pradesh',
  'Jammu and Kashmir',
  'Jharkhand',
  'Karnataka',
  'Kerala',
  'Ladakh',
  'Lakshadweep',
  'Madhya Pradesh',
  'Maharashtra',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Odisha',
  'Puducherry',
  'Punjab',
  'Rajasthan',
  'Sikkim',
  'Tamil Nadu',
  'Telangana',
  'Tripura',
  'Uttar Pradesh',
  'Uttarakhand',
  'West Bengal',
] as const;
export type ReraState = (typeof reraStates)[number];

export const isReraState = (text: string): text is ReraState => reraStates.some((state) => state === text);

type ReraShape = { readonly pattern: RegExp; readonly example: string };

/** How an agent's number looks where its authority numbers them all alike; elsewhere an administrator looks it up. */
const reraShapes: Readonly<Partial<Record<ReraState, ReraShape>>> = {
  Karnataka: {
    pattern: /^PRM\/KA\/RERA\/\d{4}\/\d{3}\/AG\/\d{6}\/\d{6}$/,
    example: 'PRM/KA/RERA/1251/308/AG/210726/000123',
  },
  Maharashtra: { pattern: /^A\d{11}$/, example: 'A51800012345' },
  Telangana: { pattern: /^A02\d{9}$/, example: 'A02400001234' },
  'Uttar Pradesh': { pattern: /^UPRERAAGT\d{4,7}$/, example: 'UPRERAAGT12345' },
};

export const RERA_NUMBERS_MAX = 10;
const UNKNOWN_SHAPE = /^[A-Z0-9][A-Z0-9 ./()_-]{4,59}$/;

/** As typed: blanks around slashes and small letters are no mistake. */
export const asReraNumber = (typed: string): string =>
  typed
    .trim()
    .replace(/\s*\/\s*/g, '/')
    .replace(/\s+/g, ' ')
    .toUpperCase();

/** An example of the state's agent numbers, or null where their shape is not known. */
export const reraExample = (state: ReraState): string | null => reraShapes[state]?.example ?? null;

/**
 * 'fits' the known shape of its state, 'manual' where the shape is not known and somebody has to look it up, or why it is
 * refused: A51800012345 fits Maharashtra, and nothing but such a number does.
 */
export function reraNumberCheck(state: ReraState, number: string): 'fits' | 'manual' | 'refused' {
  const shape = reraShapes[state];
  if (shape) return shape.pattern.test(number) ? 'fits' : 'refused';
  return UNKNOWN_SHAPE.test(number) ? 'manual' : 'refused';
}

export type ReraEntry = {
  readonly state: ReraState;
  readonly number: string;
  readonly expires_on: CalendarDate | null;
};

/**
 * Throws `broker.rera-missing`, `.rera-twice` (one number a state), `.rera-shape` or `.rera-expired` at the field of the entry;
 * a number without an expiry date is taken, one whose date has passed is not.
 */
export function checkReraNumbers(entries: readonly ReraEntry[], today: CalendarDate): void {
  if (entries.length === 0) throw new RuleBroken('broker.rera-missing', 'rera_numbers');
  const states = new Set<string>();
  for (const [place, { state, number, expires_on }] of entries.entries()) {
    const at = (field: string) => `rera_numbers.${place}.${field}`;
    if (states.has(state)) throw new RuleBroken('broker.rera-twice', at('state'));
    states.add(state);
    if (reraNumberCheck(state, number) === 'refused') throw new RuleBroken('broker.rera-shape', at('number'));
    if (expires_on !== null && expires_on < today) {
      throw new RuleBroken('broker.rera-expired', at('expires_on'));
    }
  }
}

export const brokerDocumentKinds = [
  'pan_card',
  'rera_certificate',
  'gst_certificate',
  'address_proof',
  'agreement',
] as const;
export type BrokerDocumentKind = (typeof brokerDocumentKinds)[number];

/** What a registration cannot be handed in without; a GST certificate only with a GSTIN. */
export function requiredDocuments(gstin: string | null): BrokerDocumentKind[] {
  return gstin === null
    ? ['pan_card', 'rera_certificate']
    : ['pan_card', 'rera_certificate', 'gst_certificate'];
}

export type ExpiryState = 'valid' | 'ends-soon' | 'expired' | 'without-end';

const ENDS_SOON_DAYS = 30;

/** How a document or number with that last day stands; the last 30 days are "ends soon". */
export function expiryState(lastDay: CalendarDate | null, today: CalendarDate): ExpiryState {
  if (lastDay === null) return 'without-end';
  if (lastDay < today) return 'expired';
  return daysBetween(today, lastDay) <= ENDS_SOON_DAYS ? 'ends-soon' : 'valid';
}

export const registrationSteps = ['form', 'step1', 'step2', 'payment'] as const;
export type RegistrationStep = (typeof registrationSteps)[number];

export type RegistrationFacts = {
  readonly status: BrokerStatus;
  readonly firm: string | null;
  readonly phone: string | null;
  readonly city: string | null;
  readonly hasPan: boolean;
  readonly reraNumbers: number;
  readonly gstin: string | null;
  readonly documents: readonly BrokerDocumentKind[];
};

/** The first step with something missing, where a registration that was left is taken up again; 'payment' once handed in. */
export function stepToResume(facts: RegistrationFacts): RegistrationStep {
  if (facts.phone === null || facts.city === null) return 'form';
  if (facts.firm === null || !facts.hasPan || facts.reraNumbers === 0) return 'step1';
  if (facts.status === 'draft' || facts.status === 'rejected') return 'step2';
  return 'payment';
}

/** Throws `broker.step-missing` with the step that is not complete, or `broker.document-missing` with the kind. */
export function checkSubmittable(facts: RegistrationFacts): void {
  const step = stepToResume(facts);
  if (step === 'form' || step === 'step1') throw new RuleBroken('broker.step-missing', step);
  const missing = requiredDocuments(facts.gstin).find((kind) => !facts.documents.includes(kind));
  if (missing) throw new RuleBroken('broker.document-missing', missing);
}

/** Version of the terms that whoever registers as a broker agrees to. */
export const BROKER_TERMS = '1';
