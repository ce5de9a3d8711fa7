// How to reach somebody of a lease, where the reader may see it: with their name, or by itself where a list says the name.
import { formatPhone } from '../../../domain/phones.ts';

type ContactProps = { name?: string; phone: string | null; email: string | null };

export function Contact({ name, phone, email }: ContactProps) {
  return (
    <>
      {name}
      {name && phone && ' · '}
      {phone && <a href={`tel:${phone}`}>{formatPhone(phone)}</a>}
      {(name || phone) && email && ' · '}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </>
  );
}
