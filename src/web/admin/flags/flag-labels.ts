// Texts of the doubtful listings: what is doubted, what it rests on, and where it stands.
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ListingFlag } from '../../../contract/flags.ts';
import type { DoubtKind, FlagStatus, TwinSign } from '../../../domain/listing-doubts.ts';
import { formatRupees, paise } from '../../../domain/money.ts';

export const flagFailures = {
  load: msg`Failed to load doubtful listings`,
  save: msg`Failed to save the decision`,
};

export const flagSaved = {
  dismissed: msg`Doubt dismissed`,
  asked: msg`Owner asked`,
  hidden: msg`Home hidden`,
  shown: msg`Home shown again`,
};

export const doubtKindLabels: Readonly<Record<DoubtKind, MessageDescriptor>> = {
  rent: msg`Rent hard to believe`,
  area_sqft: msg`Area hard to believe`,
  floor: msg`Floor above the highest one`,
  rent_median: msg`Rent far from the middle`,
  pincode: msg`PIN code of another place`,
  locality: msg`Locality of another city`,
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
    rent: msg`Hardly any home has a rent like this, or like this for its area.`,
    area_sqft: msg`Hardly any home with so many bedrooms is of this size.`,
    floor: msg`It is said to be on floor ${floor} of ${floors}.`,
    rent_median: msg`The rent is ${percent}% of ${median}, the middle rent of ${homes} homes of its locality with as many bedrooms.`,
    pincode: msg`The places we know in the city have other PIN codes than ${of}.`,
    locality: msg`Our records have ${of} in ${city}; no other source has it here.`,
    photo: msg`One of its photos was in another home before, of another owner or agent.`,
    duplicate: msg`What it shares with the earlier home: ${shared}.`,
  };
  return i18n._(sentences[kind]);
}
