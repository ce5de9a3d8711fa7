// Picks any affiliate by name, code or e-mail address, whatever their standing.
import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  AffiliateSelect,
  type ChosenAffiliate,
  useAffiliateWords,
} from '../../components/affiliates/affiliate-select.tsx';
import { useApi } from '../../lib/api-provider.tsx';

type PersonFieldProps = {
  value: ChosenAffiliate | null;
  onChange: (person: ChosenAffiliate | null) => void;
  error?: string | undefined;
};

const SHOWN = 20;

export function PersonField({ value, onChange, error }: PersonFieldProps) {
  const { t } = useLingui();
  const { queries } = useApi();
  const { wanted, setTyped } = useAffiliateWords(value);
  const found = useQuery(
    queries.affiliates.list.queryOptions({
      input: { ...wanted, limit: SHOWN },
      placeholderData: keepPreviousData,
    }),
  );
  return (
    <AffiliateSelect
      label={t`Affiliate`}
      placeholder={t`Name, code or email`}
      value={value}
      onChange={onChange}
      found={found.data?.items ?? []}
      onSearchChange={setTyped}
      error={error}
      maw={420}
    />
  );
}
