// Somebody of a lease, with number and address to reach them where the reader may see these.
import { formatPhone } from '../../../domain/phones.ts';

type ContactProps = { name: string; phone: string | null; email: string | null };

export function Contact({ name, phone, email }: ContactProps) {
  return (
    <>
      {name}
      {phone && (
        <>
          {' · '}
          <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
        </>
      )}
      {email && (
        <>
          {' · '}
          <a href={`mailto:${email}`}>{email}</a>
        </>
      )}
    </>
  );
}
