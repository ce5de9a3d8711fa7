/** Result cards leave as PostgreSQL wrote them, but for a phone number or an address that a title might hold. */
import { coverContacts } from '../../domain/contacts.ts';

const TITLE = /"title":\s*("(?:[^"\\]|\\.)*")/;

export function shownCard(card: string): string {
  const [, quoted] = TITLE.exec(card) ?? [];
  if (quoted === undefined) return card;
  const title: string = JSON.parse(quoted);
  const shown = coverContacts(title);
  return shown === title ? card : card.replace(quoted, () => JSON.stringify(shown));
}
