import {
  ADMIN,
  type FeaturePermissions,
  type FeatureRowPermissions,
  FINANCE,
  VERIFICATION,
} from '../access/audience.ts';

/** Verification looks at homes, finance pays the rent; administrators alone promise it. */
const OFFICE = ['admin', 'verification', 'finance_checker', 'finance_maker'] as const;

export const permissions = {
  'guaranteedLeases.homes': 'signed-in',
  'guaranteedLeases.order': 'verified',
  'guaranteedLeases.listMine': 'signed-in',
  'guaranteedLeases.getMine': 'signed-in',
  'guaranteedLeases.cancel': 'signed-in',
  'guaranteedLeases.accept': 'verified',
  'guaranteedLeases.decline': 'verified',
  'guaranteedLeases.giveNotice': 'verified',
  'guaranteedLeases.list': OFFICE,
  'guaranteedLeases.get': OFFICE,
  'guaranteedLeases.inspect': VERIFICATION,
  'guaranteedLeases.refuse': VERIFICATION,
  'guaranteedLeases.offer': ADMIN,
  'guaranteedLeases.giveNoticeToOwner': ADMIN,
} as const satisfies FeaturePermissions;

export const rowPermissions = {
  'guaranteedLeases.readAll': OFFICE,
  'guaranteedLeases.readMargin': FINANCE,
  'guaranteedLeases.inspectAll': VERIFICATION,
  'guaranteedLeases.offerAll': ADMIN,
} as const satisfies FeatureRowPermissions;

export const rules = {
  'guaranteed-lease.moved-on': 'This order has changed in the meantime. You now see its current state.',
  'guaranteed-lease.not-inspected': 'Record the inspection first.',
  'guaranteed-lease.home-ordered': 'There is an open order or a guaranteed lease for this home already.',
  'guaranteed-lease.too-many-open': 'You have ten open orders. Wait for an answer, or cancel one.',
  'guaranteed-lease.rent-above-market': 'The guaranteed rent cannot be more than the rent you expect.',
  'guaranteed-lease.start-out-of-range': 'Choose this month or one of the next twelve.',
  'guaranteed-lease.offer-day-out-of-range':
    'Choose a day from tomorrow on, at most sixty days ahead and within the first month.',
  'guaranteed-lease.offer-over': 'The time to accept this offer is over. Ask us for a new one.',
  'guaranteed-lease.text-changed':
    'The offer has changed since you opened it. Read it again before you accept.',
  'guaranteed-lease.name-differs': 'Type your full name as your profile has it.',
  'guaranteed-lease.notice-given': 'Notice was given already.',
  'guaranteed-lease.running': 'This home has a guaranteed lease. End that one first.',
} as const;
