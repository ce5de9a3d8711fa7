import { describe, expect, it } from 'vitest';
import { checkOrganisationRera } from './organisation-rera.ts';

const broken = (code: string) => expect.objectContaining({ code });

describe('a RERA number', () => {
  const none = { state: null, number: null };
  it('has the form of its state, of an agent or of a company’s project', () => {
    const agent = { state: 'Maharashtra', number: 'A51800012345' } as const;
    const project = { state: 'Maharashtra', number: 'P51800012345' } as const;
    expect(checkOrganisationRera('broker_agency', { ...agent, number: ' a51800012345' }, null)).toEqual(
      agent,
    );
    expect(() => checkOrganisationRera('broker_agency', project, null)).toThrow(broken('broker.rera-shape'));
    expect(checkOrganisationRera('owner_company', project, null)).toEqual(project);
    expect(() => checkOrganisationRera('manager_firm', { ...agent, state: null }, null)).toThrow(
      broken('organisation.rera-state-missing'),
    );
    expect(checkOrganisationRera('broker_agency', { state: 'Maharashtra', number: null }, agent)).toEqual(
      none,
    );
  });

  it('that was there before stays until it is another', () => {
    const old = { state: null, number: 'MahaRERA pending' };
    expect(checkOrganisationRera('broker_agency', { ...old, number: 'mahareRA  pending' }, old)).toEqual(old);
    expect(() =>
      checkOrganisationRera('broker_agency', { ...old, state: 'Maharashtra' as const }, old),
    ).toThrow(broken('broker.rera-shape'));
  });
});
