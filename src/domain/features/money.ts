export const rules = ['money.not-whole-paise', 'money.out-of-range'] as const;
