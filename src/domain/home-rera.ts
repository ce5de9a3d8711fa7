/** The RERA number of a home: its project's, or its agent's, in the shape that its state gives them. */
import { asReraNumber, type ReraState, reraNumberCheck, reraStates } from './brokers.ts';

type Shape = { readonly pattern: RegExp; readonly example: string };

/** Numbers of projects, where the authority writes them all alike; new series are longer than old ones. */
const projectShapes: Readonly<Partial<Record<ReraState, Shape>>> = {
  Karnataka: {
    pattern: /^PRM\/KA\/RERA\/\d{4}\/\d{3}\/PR\/\d{6}\/\d{6}$/,
    example: 'PRM/KA/RERA/1251/446/PR/210726/001234',
  },
  Maharashtra: { pattern: /^P[A-Z]?\d{11,14}$/, example: 'P51800012345' },
  Telangana: { pattern: /^P\d{11}$/, example: 'P02400001234' },
  'Uttar Pradesh': { pattern: /^UPRERAPRJ\d{3,8}(\/\d{2}\/\d{4})?$/, example: 'UPRERAPRJ12345' },
};

/** Elsewhere so many digits are asked for: no authority numbers its projects without a year or a serial number. */
const LEAST_DIGITS = 4;

const stateOf = (name: string | null): ReraState | undefined => reraStates.find((state) => state === name);

/** How a project's number looks in that state; null where it is not known. */
export function homeReraExample(stateName: string | null): string | null {
  const state = stateOf(stateName);
  return (state && projectShapes[state]?.example) ?? null;
}

/** Whether a number, as `asReraNumber` writes it, can be of a home in that state: "ABC 123" is of none. */
export function isHomeRera(number: string, stateName: string | null): boolean {
  const state = stateOf(stateName);
  const shape = state && projectShapes[state];
  if (state && shape) return shape.pattern.test(number) || reraNumberCheck(state, number) === 'fits';
  return reraNumberCheck('Delhi', number) !== 'refused' && number.replace(/\D/g, '').length >= LEAST_DIGITS;
}

/** Another way of writing what stood there is no change. */
export function normalizeRera(typed: string | null, earlier: string | null): string | null {
  if (typed === null) return null;
  const number = asReraNumber(typed);
  return earlier !== null && asReraNumber(earlier) === number ? earlier : number;
}
