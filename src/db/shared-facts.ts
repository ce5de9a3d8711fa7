/** What went with an application of its applicant's profile, as the contract shows it; row policies decide whose references are read. */
import type { propertyApplications } from './schema/leads.ts';

type Row = Pick<typeof propertyApplications.$inferSelect, 'occupation' | 'employer' | 'referenceCount'>;

export const sharedFactsOf = <References>(
  { occupation, employer, referenceCount }: Row,
  references: References,
) => ({ occupation, employer, reference_count: referenceCount, references });
