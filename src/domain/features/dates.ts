export const rules = {
  'date.invalid': 'This is not a date of the calendar.',
  'instant.invalid': 'This is not a moment in time.',
  'month.invalid': 'This is not a month as YYYY-MM.',
} as const;
