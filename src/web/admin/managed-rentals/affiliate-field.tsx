// Picks the affiliate a home is credited to, by name or code, from those who are not terminated.
import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  AffiliateSelect,
  type ChosenAffiliate,
  useAffiliateWords,
} from '../../components/affiliates/affiliate-select.tsx';
import { useApi } from '../../lib/api-provider.tsx';

type AffiliateFieldProps = {
  value: ChosenAffiliate | null;
  onChange: (affiliate: ChosenAffiliate | null) => void;
  error?: string | undefined;
};

export function AffiliateField({ value, onChange, error }: AffiliateFieldProps) {
  const { t } = useLingui();
  const { queries } = useApi();
  const { wanted, setTyped } = useAffiliateWords(value);
  const found = useQuery(
    queries.managedRentals.affiliates.queryOptions({ input: wanted, placeholderData: keepPreviousData }),
  );
  return (
    <AffiliateSelect
      label={t`Affiliate Name`}
      placeholder={t`Name or code`}
      value={value}
      onChange={onChange}
      found={found.data?.items ?? []}
      onSearchChange={setTyped}
      error={error}
    />
  );
}
