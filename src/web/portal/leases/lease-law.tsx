// The law that applies to a lease, and to the home that a new one is written for.
import { useQuery } from '@tanstack/react-query';
import { writtenLanguage } from '../../../domain/languages.ts';
import { LawPanel } from '../../components/leases/law-panel.tsx';
import { useApi } from '../../lib/api-provider.tsx';

export function LeaseLaw({ id }: { id: string }) {
  const { queries } = useApi();
  const { data } = useQuery(queries.leases.law.queryOptions({ input: { id, language: writtenLanguage } }));
  return data ? <LawPanel law={data} /> : null;
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
  return kind && data ? <LawPanel law={data} /> : null;
}
