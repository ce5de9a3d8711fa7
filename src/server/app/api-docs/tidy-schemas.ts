/** Says with fewer words what a schema says, and leaves out what says nothing. */
import { eachPart } from './named-schemas.ts';
import type { Schema } from './samples.ts';

const SCALARS = ['string', 'integer', 'number', 'boolean'];

export function tidied(schema: Schema): Schema {
  const whole = withoutBounds(eachPart(schema, tidied));
  const { anyOf, ...rest } = whole;
  if (!anyOf) return whole;
  // Among its choices one takes anything, so the others say nothing.
  if (anyOf.some((one) => Object.keys(one).length === 0)) return rest;
  const [one, ...others] = anyOf.filter(({ type }) => type !== 'null');
  const isScalar = typeof one?.type === 'string' && SCALARS.includes(one.type) && one.const === undefined;
  if (!one || !isScalar || others.length > 0 || anyOf.length !== 2) return whole;
  return {
    ...one,
    ...rest,
    type: [String(one.type), 'null'],
    ...(one.enum && { enum: [...one.enum, null] }),
  };
}

/** How large a whole number can be at all is a bound of the language we write in, not of the API. */
function withoutBounds({ minimum, maximum, ...rest }: Schema): Schema {
  return {
    ...rest,
    ...(minimum !== undefined && minimum !== Number.MIN_SAFE_INTEGER && { minimum }),
    ...(maximum !== undefined && maximum !== Number.MAX_SAFE_INTEGER && { maximum }),
  };
}
