export const rules = ['approval.not-a-second-person'] as const;
