// The two orders that most lists have, by the same words.
import { useLingui } from '@lingui/react/macro';

export function useAgeOptions() {
  const { t } = useLingui();
  return [
    { value: 'newest', label: t`Newest first` },
    { value: 'oldest', label: t`Oldest first` },
  ];
}
