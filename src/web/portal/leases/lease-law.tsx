// The law that applies to a lease, and to the home that a new one is written for.
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { TenancyLaw } from '../../../contract/leases.ts';
import { writtenLanguage } from '../../../domain/languages.ts';
import { useApi } from '../../lib/api-provider.tsx';

/** Comes after the page, which has a budget of scripts. */
const LawPanel = lazy(async () => ({
  default: (await import('../../components/leases/law-panel.tsx')).LawPanel,
}));

const Law = ({ law }: { law: TenancyLaw }) => (
  <Suspense fallback={null}>
    <LawPanel law={law} />
  </Suspense>
);

export function LeaseLaw({ id }: { id: string }) {
  const { queries } = useApi();
  const { data } = useQuery(queries.leases.law.queryOptions({ input: { id, language: writtenLanguage } }));
  return data ? <Law law={data} /> : null;
}

const kinds = ['application', 'listed', 'managed'] as const;

/** `home`: as the form of a lease has it, 'listed:…'; null while none is chosen. */
export function HomeLaw({ home }: { home: string | null }) {
  const { queries } = useApi();
  const [named, id = ''] = home?.split(':') ?? [];
  const kind = kinds.find((one) => one === named);
  const { data } = useQuery(
    queries.leases.lawOfHome.queryOptions({
      input: { kind: kind ?? 'listed', id, language: writtenLanguage },
      enabled: kind !== undefined,
    }),
  );
  return kind && data ? <Law law={data} /> : null;
}
