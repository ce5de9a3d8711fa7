// What people read for kinds of organisations and for what a member does there.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MemberRole, OrganisationKind } from '../../../domain/organisations.ts';

export const organisationKindLabels: Readonly<Record<OrganisationKind, MessageDescriptor>> = {
  owner_company: msg`Owner’s company`,
  manager_firm: msg`Property management firm`,
  broker_agency: msg`Broker’s agency`,
};

export const memberRoleLabels: Readonly<Record<MemberRole, MessageDescriptor>> = {
  administrator: msg({ message: 'Administrator', context: 'of an organisation' }),
  agent: msg({ message: 'Agent', context: 'of an organisation' }),
  accountant: msg({ message: 'Accountant', context: 'of an organisation' }),
};
