/** What went with an application of its applicant's profile, as the contract shows it; row policies decide whose references are read. */
import type { SharedFacts } from '../contract/application-profile.ts';
import type { propertyApplications } from './schema/leads.ts';

type Row = Pick<typeof propertyApplications.$inferSelect, 'occupation' | 'employer' | 'referenceCount'>;

export const sharedFactsOf = (
  { occupation, employer, referenceCount }: Row,
  references: SharedFacts['references'],
): SharedFacts => ({ occupation, employer, reference_count: referenceCount, references });
