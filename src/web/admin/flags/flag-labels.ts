// Texts of the doubtful listings: what is doubted, what it rests on, and where it stands.
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ListingFlag } from '../../../contract/flags.ts';
import type { DoubtKind, FlagStatus, TwinSign } from '../../../domain/listing-doubts.ts';
import { formatRupees, paise } from '../../../domain/money.ts';

export const flagFailures = {
  load: msg`Failed to load flagged listings`,
  save: msg`Failed to save the decision`,
};

export const flagSaved = {
  dismissed: msg`Flag dismissed`,
  asked: msg`Owner asked`,
  hidden: msg`Home hidden`,
  shown: msg`Home shown again`,
};

export const doubtKindLabels: Readonly<Record<DoubtKind, MessageDescriptor>> = {
  rent: msg`Unlikely rent`,
  area_sqft: msg`Unlikely area`,
  floor: msg`Floor above the top floor`,
  rent_median: msg`Rent far from usual`,
  pincode: msg`PIN code is of another place`,
  locality: msg`Locality is in another city`,
  duplicate: msg`Possible duplicate`,
  photo: msg`Photo of another home`,
};

export const flagStatusLabels: Readonly<Record<FlagStatus, MessageDescriptor>> = {
  open: msg`Open`,
  asked: msg`Owner asked`,
  upheld: msg`Home hidden`,
  dismissed: msg`Dismissed`,
  cleared: msg`Corrected`,
};

export const flagColours: Readonly<Record<FlagStatus, string>> = {
  open: 'yellow',
  asked: 'blue',
  upheld: 'red',
  dismissed: 'gray',
  cleared: 'green',
};

const signLabels: Readonly<Record<TwinSign, MessageDescriptor>> = {
  picture: msg`a picture`,
  address: msg`the address`,
  terms: msg`size, rent and floor`,
};
const isSign = (word: string): word is TwinSign => word in signLabels;

/** What the doubt rests on, in one sentence. */
export function flagSentence({ kind, facts }: Pick<ListingFlag, 'kind' | 'facts'>, i18n: I18n): string {
  const { of = '', percent = 0, homes = 0, city = '' } = facts;
  const [floor = '', floors = ''] = String(of).split('/');
  const signs = String(of).split(' ').filter(isSign);
  const shared = signs.map((sign) => i18n._(signLabels[sign])).join(', ');
  const median = formatRupees(paise(Number(facts.median ?? 0)));
  const sentences: Readonly<Record<DoubtKind, MessageDescriptor>> = {
    rent: msg`This rent is unusual, or unusual for the area in sq ft.`,
    area_sqft: msg`This size is unusual for this many bedrooms.`,
    floor: msg`Listed on floor ${floor} of ${floors}.`,
    rent_median: msg`The rent is ${percent}% of ${median}, the median of ${homes} similar homes in the locality.`,
    pincode: msg`No place we know in this city has the PIN code ${of}.`,
    locality: msg`Our records show ${of} in ${city}, and no source shows it here.`,
    photo: msg`One photo was used earlier for a home of another owner or agent.`,
    duplicate: msg`Same as the earlier home: ${shared}.`,
  };
  return i18n._(sentences[kind]);
}
