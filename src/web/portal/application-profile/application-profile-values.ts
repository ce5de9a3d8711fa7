// The application profile as its form holds it, and back as it is sent.
import type { ApplicationProfile } from '../../../contract/application-profile.ts';
import type { Occupation, ReferenceKind } from '../../../domain/application-profiles.ts';
import { formatPhone } from '../../../domain/phones.ts';
import type { HouseholdValues } from '../../components/leads/application-fields.tsx';

/** `id` tells rows of the form apart while they are edited; it is not sent. */
export type ReferenceValues = { id: string; name: string; kind: ReferenceKind; phone: string };

export type ProfileValues = HouseholdValues & {
  moveIn: string | null;
  occupation: Occupation | null;
  employer: string;
  notes: string;
  references: readonly ReferenceValues[];
};

export const blankReference = (): ReferenceValues => ({
  id: crypto.randomUUID(),
  name: '',
  kind: 'landlord',
  phone: '',
});

export function toValues(profile: ApplicationProfile | null): ProfileValues {
  return {
    moveIn: profile?.move_in_date ?? null,
    household: profile?.household ?? null,
    occupants: profile?.occupants ?? null,
    income: profile?.income_band ?? null,
    occupation: profile?.occupation ?? null,
    employer: profile?.employer ?? '',
    notes: profile?.notes ?? '',
    references: (profile?.references ?? []).map((person) => ({
      ...blankReference(),
      ...person,
      phone: formatPhone(person.phone),
    })),
  };
}

export function toSaved(values: ProfileValues) {
  return {
    move_in_date: values.moveIn,
    household: values.household,
    occupants: values.occupants,
    income_band: values.income,
    occupation: values.occupation,
    employer: values.employer,
    notes: values.notes,
    references: values.references.map(({ name, kind, phone }) => ({ name, kind, phone })),
  };
}
