// How to reach the other side of an accepted visit or application, in a word: the number to call, or the address to write to.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { phoneOf } from '../../../domain/phones.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { IconMail, IconPhone } from '../../ui/icons.ts';

export default function LeadReach({ id }: { id: string }) {
  const { t } = useLingui();
  const { queries } = useApi();
  const { data } = useQuery(queries.leads.contact.queryOptions({ input: { id }, staleTime: 0 }));
  const person = data?.people.find(({ is_open: isOpen, phone, email }) => isOpen && (phone ?? email));
  if (!person) return null;
  const name = person.full_name ?? t`No name given`;
  if (person.phone) {
    return (
      <Button
        component="a"
        href={`tel:${phoneOf(person.phone)}`}
        size="sm"
        variant="light"
        leftSection={<IconPhone size={16} aria-hidden />}
        aria-label={t`Call ${name}`}
      >
        <Trans>Call</Trans>
      </Button>
    );
  }
  return (
    <Button
      component="a"
      href={`mailto:${person.email}`}
      size="sm"
      variant="light"
      leftSection={<IconMail size={16} aria-hidden />}
      aria-label={t`Email ${name}`}
    >
      <Trans>Email</Trans>
    </Button>
  );
}
