export const rules = [
  'payment.transition-not-allowed',
  'payment.signature-wrong',
  'payment.no-online-provider',
  'payment.already-paid',
  'payment.not-refundable',
] as const;
