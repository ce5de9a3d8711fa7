// When a program last used what it was given.
import { Trans } from '@lingui/react/macro';
import { formatInstant } from '../../../domain/dates.ts';

export function LastUse({ at }: { at: string | null }) {
  if (at === null) return <Trans>Never used</Trans>;
  const when = formatInstant(at);
  return <Trans>Last used {when}</Trans>;
}
