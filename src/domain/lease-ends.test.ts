import { describe, expect, it } from 'vitest';
import { checkOthersProposal, checkProposal, checkProposedEnd } from './lease-ends.ts';

describe('an earlier end', () => {
  const lease = { start: '2026-01-01', end: '2026-12-31', endsOn: null };

  it.each([
    [null, '2026-12-30', null],
    [null, '2026-01-01', null],
    [null, '2026-12-31', 'lease.end-not-earlier (ends_on)'],
    [null, '2025-12-31', 'lease.ended-before-start (ends_on)'],
    ['2026-12-24', '2026-11-24', null],
    ['2026-12-24', '2026-12-24', 'lease.end-not-earlier (ends_on)'],
    ['2026-12-24', '2026-12-28', 'lease.end-not-earlier (ends_on)'],
  ])('than the notice for %s is proposed for %s: %s', (endsOn, proposed, why) => {
    const check = () => checkProposedEnd({ ...lease, endsOn }, proposed);
    if (why) expect(check).toThrow(why);
    else expect(check).not.toThrow();
  });

  it.each([
    ['landlord', 'tenant', null],
    ['tenant', 'landlord', null],
    ['landlord', 'landlord', 'lease.own-proposal'],
    ['tenant', 'tenant', 'lease.own-proposal'],
    [null, 'tenant', 'lease.no-proposal'],
  ] as const)('that the %s proposed is agreed to by the %s: %s', (proposedBy, by, why) => {
    const check = () => checkOthersProposal(proposedBy, by);
    if (why) expect(check).toThrow(why);
    else expect(check).not.toThrow();
  });

  it('is declined or taken back while it is proposed', () => {
    expect(() => checkProposal('tenant')).not.toThrow();
    expect(() => checkProposal(null)).toThrow('lease.no-proposal');
  });
});
