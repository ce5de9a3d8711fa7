/** What a fact of tenancy law says, in the language being told; the agreement, the form and the page of a lease have it from here. */
import type { LawFact, LawTopic } from '../../domain/tenancy-law.ts';
import { i18n } from '../lib/i18n.ts';

export const lawTitles: Readonly<Record<LawTopic, () => string>> = {
  registration: () => i18n._('Registration'),
  'stamp-duty': () => i18n._('Stamp duty'),
  'police-verification': () => i18n._('Police verification'),
  'tenancy-act': () => i18n._('Tenancy law of the state'),
};

type Said = (values: { months: number | null }) => string;

const sentences: Readonly<Record<LawFact['says'], Said>> = {
  registration: ({ months }) =>
    [
      i18n._('Leases from year to year, and those of more than a year, are registered.'),
      months === null
        ? ''
        : i18n._('This one lasts {months, plural, one {# month} other {# months}}.', { months }),
      i18n._('Ask your sub-registrar whether your state wants every lease registered.'),
    ]
      .filter(Boolean)
      .join(' '),
  'registration-maharashtra': () =>
    i18n._(
      'In Maharashtra every agreement for renting a home, leave and licence too, is in writing and registered, however short it is. The landlord has to get it registered.',
    ),
  'stamp-duty': () =>
    i18n._(
      'Stamp duty is a matter of the state. Ask your sub-registrar how much it is for this rent, deposit and term, who pays it, and whether an e-stamp will do, before you both sign a printed copy.',
    ),
  'stamp-duty-maharashtra': () =>
    i18n._(
      'For leave and licence of up to 60 months it is 0.25% of three sums together: the rent of the whole term, any deposit that is not returned, and 10% a year of the refundable deposit. Check the amount with the registration department (IGR) before you both sign.',
    ),
  police: () =>
    i18n._(
      'Many cities ask the landlord to report a new tenant to the police. Ask your police station whether it does, by which form and by when, or look at its website.',
    ),
  'tenancy-act': () =>
    i18n._(
      'Tenancy is a matter of the state. Ask your sub-registrar which act applies to this home, how high the deposit may be, and whether a rent authority has to be informed.',
    ),
  'tenancy-act-maharashtra': () =>
    i18n._(
      'The Maharashtra Rent Control Act applies. Without a registered agreement in writing, what the tenant says of the terms counts unless it is proved otherwise.',
    ),
  'tenancy-act-tamil-nadu': () =>
    i18n._(
      'In towns and cities the agreement is in writing and registered with the Rent Authority, on tenancy.tn.gov.in. This comes on top of any registration with the sub-registrar.',
    ),
  'tenancy-act-uttar-pradesh': () =>
    i18n._(
      'In towns and cities the agreement is in writing, the Rent Authority is informed within two months, and the deposit for a home is at most two months’ rent. Ask the Rent Authority whether it has to be informed of a term under twelve months.',
    ),
  'tenancy-act-assam': () =>
    i18n._(
      'The agreement is in writing, and landlord and tenant inform the Rent Authority together within two months.',
    ),
};

/** `months`: how long the lease lasts; null where nobody said yet. */
export const lawSaid = (fact: LawFact, months: number | null): string => sentences[fact.says]({ months });
