export const rules = ['date.invalid', 'instant.invalid', 'month.invalid'] as const;
