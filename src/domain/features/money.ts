export const rules = {
  'money.not-whole-paise': 'An amount has to be whole paise.',
  'money.out-of-range': 'This amount is larger than can be computed exactly.',
} as const;
