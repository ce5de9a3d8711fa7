// Checks the form by the contract's own schema; loaded with the first Next, since it brings the schema library.
import { homeFields } from '../../../contract/home-fields.ts';
import { refusalOf } from '../../../domain/refusals.ts';
import { worded } from '../../lib/refusals.ts';
import { type FieldName, type FormValues, type Problems, toContent } from './listing-values.ts';

/** The home that the form describes, or what is wrong with each field. */
export function checkHome(values: FormValues) {
  const checked = homeFields.safeParse({ city: '', locality: '', ...toContent(values) });
  if (checked.success) return { home: checked.data, problems: {} as Problems };
  const problems: Problems = {};
  for (const issue of checked.error.issues) {
    const field = String(issue.path[0]) as FieldName;
    problems[field] ??= worded(refusalOf(issue));
  }
  return { home: null, problems };
}
