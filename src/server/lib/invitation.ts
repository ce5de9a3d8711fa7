/** The letter to somebody whom another person named and who has no account yet. */
import { addressOf, i18n } from './i18n.ts';
import { greeting, letterTo, type MailText, type Reader } from './mail-text.ts';

type Invitation = {
  subject: string;
  sentences: string[];
  /** What holds for whoever knows nothing of it, if they own no home. */
  ifUnknown?: string;
};
type Invited = {
  name: string | null;
  reader: Reader;
  origin: string;
  /** The page that opens after signing up, if not the first one. */
  next?: string;
};

/** `say` is asked in the reader's language, and in the others where that is a guess. The account must use this very address: by it its person is found. */
export const invitationIn = (say: () => Invitation, { name, reader, origin, next }: Invited): MailText =>
  letterTo(reader, () => {
    const { subject, sentences, ifUnknown } = say();
    return {
      subject,
      preheader: sentences[0],
      paragraphs: [
        greeting(name),
        ...sentences,
        ifUnknown ??
          i18n._(
            'If you know nothing about this, ignore this email: your home is not rented out without your agreement.',
          ),
      ],
      action: {
        label: i18n._('Sign up'),
        url: addressOf(origin, `/auth?mode=sign-up${next ? `&next=${encodeURIComponent(next)}` : ''}`),
      },
      why: i18n._('You get this email because someone named you at Kiraya with this address.'),
    };
  });
