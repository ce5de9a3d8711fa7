// Which of a broker's documents need something: those that are missing, and those that have ended or end soon.
import type { BrokerRegistration } from '../../../../contract/brokers.ts';
import {
  type BrokerDocumentKind,
  brokerDocumentKinds,
  expiryState,
  requiredDocuments,
} from '../../../../domain/brokers.ts';

export type DocumentNeed = {
  kind: BrokerDocumentKind;
  state: 'missing' | 'expired' | 'ends-soon';
  /** Its last day; null where it is missing. */
  day: string | null;
};

type Registration = Pick<BrokerRegistration, 'documents' | 'gstin' | 'rera_numbers'>;

const isEndingOn = (day: string | null, today: string) =>
  ['ends-soon', 'expired'].includes(expiryState(day, today));

/** RERA numbers that end soon or have ended, before a landlord asks. */
export const endingNumbers = ({ rera_numbers: numbers }: Pick<Registration, 'rera_numbers'>, today: string) =>
  numbers.filter(({ expires_on: day }) => isEndingOn(day, today));

export function needOf(
  kind: BrokerDocumentKind,
  registration: Registration,
  today: string,
): DocumentNeed | null {
  const held = registration.documents.filter((document) => document.kind === kind);
  const numbers = kind === 'rera_certificate' ? endingNumbers(registration, today) : [];
  const isMissing = held.length === 0 && requiredDocuments(registration.gstin).includes(kind);
  if (isMissing) return { kind, state: 'missing', day: null };
  const isEnding = held.length > 0 && held.every(({ expires_on: day }) => isEndingOn(day, today));
  const days = [...numbers, ...(isEnding ? held : [])].flatMap(({ expires_on: day }) => day ?? []);
  const [day] = days.toSorted();
  if (!day) return null;
  return { kind, state: expiryState(day, today) === 'expired' ? 'expired' : 'ends-soon', day };
}

export const documentNeeds = (registration: Registration, today: string): DocumentNeed[] =>
  brokerDocumentKinds.flatMap((kind) => needOf(kind, registration, today) ?? []);
