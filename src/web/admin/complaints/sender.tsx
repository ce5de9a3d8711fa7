// Who complained: the way to their page, or the name of somebody without an account.
import type { Complaint } from '../../../contract/complaints.ts';
import { PersonLink } from '../shell/subject-links.tsx';

export const Sender = ({ complaint: { complainant, sender } }: { complaint: Complaint }) =>
  complainant ? <PersonLink person={complainant} /> : <span>{sender?.name}</span>;
