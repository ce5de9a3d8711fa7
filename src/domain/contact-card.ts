/** A person as a contact card (vCard 4.0, RFC 6350) that phones take into their address book. */
import { escaped, fileOfLines } from './content-lines.ts';

type ContactCard = {
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  /** Where one knows them from. */
  readonly note: string;
  /** Where that is read. */
  readonly url: string;
};

export const contactCard = ({ name, phone, email, note, url }: ContactCard): string =>
  fileOfLines([
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:individual',
    `FN:${plain(name)}`,
    // Some address books want it; which part of a name is which we do not know.
    `N:;${escaped(name)};;;`,
    ...(phone === null ? [] : [`TEL;VALUE=uri;TYPE="voice,cell":tel:${phone.replaceAll(/[^+\d]/g, '')}`]),
    ...(email === null ? [] : [`EMAIL:${plain(email)}`]),
    `NOTE:${plain(note)}`,
    `URL:${url}`,
    'END:VCARD',
  ]);

/** A semicolon parts values only where there are several (3.4); readers leave the sign before it in others. */
const plain = (text: string): string => escaped(text).replaceAll('\\;', ';');
