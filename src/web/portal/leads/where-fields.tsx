// What a lister is asked for as they agree to a visit of a home that has no address, or that nobody can call about.
import { useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import type { Visit } from '../../../contract/visits.ts';
import type { VisitLack } from '../../../domain/visits.ts';
import type { FieldErrors } from '../../components/form/use-form-mutation.ts';

type Where = { address: string; contact_phone: string };
export const nothingSaid: Where = { address: '', contact_phone: '' };

type WhereFieldsProps = {
  lacks: readonly VisitLack[];
  value: Where;
  onChange: (where: Where) => void;
  errors: FieldErrors;
};

export function WhereFields({ lacks, value, onChange, errors }: WhereFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      {lacks.includes('address') && (
        <TextInput
          label={t`Address`}
          description={t`Visitors see it once the time is agreed, not before. We save it with the home.`}
          autoComplete="street-address"
          maxLength={300}
          required
          value={value.address}
          onChange={(event) => onChange({ ...value, address: event.currentTarget.value })}
          error={errors.address}
        />
      )}
      {lacks.includes('phone') && (
        <TextInput
          label={t`Contact phone (optional)`}
          description={t`For when they cannot find the door.`}
          type="tel"
          autoComplete="tel"
          placeholder="+91 98765 43210"
          maxLength={30}
          value={value.contact_phone}
          onChange={(event) => onChange({ ...value, contact_phone: event.currentTarget.value })}
          error={errors.contact_phone}
        />
      )}
    </>
  );
}

/** The server takes what is there, and leaves alone what is not. */
export const whereOf = (visit: Pick<Visit, 'lacks'>, { address, contact_phone }: Where) =>
  visit.lacks.length === 0 ? {} : { address, contact_phone: contact_phone || null };
