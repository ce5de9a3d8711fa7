// What a tenant check costs today, as it is set: the page around it is kept, so the price is asked for by itself.
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { formatRupees, paise } from '../../../domain/money.ts';
import { ApiProvider, useApi } from '../../lib/api-provider.tsx';
import { Section } from '../marketing/parts.tsx';

export function CheckPrice({ title }: { title: string }) {
  return (
    <ApiProvider>
      <Price title={title} />
    </ApiProvider>
  );
}

function Price({ title }: { title: string }) {
  const { queries } = useApi();
  const { data } = useQuery(queries.tenantChecks.price.queryOptions({ staleTime: 0 }));
  if (!data || data.price === null) return null;
  const amount = formatRupees(paise(data.price));
  return (
    <Section title={title}>
      <p>
        <Trans>
          A check costs {amount}, GST included. You pay after the applicant agrees. In managed rental it is
          part of the fee.
        </Trans>
      </p>
    </Section>
  );
}
