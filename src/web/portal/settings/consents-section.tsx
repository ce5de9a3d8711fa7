// What one agrees to, each purpose by itself: taking it back is as easy as giving it, and every answer is kept with its day.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Stack, Switch, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Consent, ConsentAnswer } from '../../../contract/privacy.ts';
import { formatInstant } from '../../../domain/dates.ts';
import { LoadError } from '../../components/load-error.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { useCurrentSession } from '../../lib/session-context.ts';
import { FoldedRow } from '../../ui/setting-rows.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { consentNames, consentTexts } from './privacy-labels.ts';
import { useSetConsent } from './use-set-consent.ts';

const notLoaded = msg`Your consents could not be loaded`;

export function ConsentsSection() {
  const { t } = useLingui();
  const { queries } = useApi();
  const query = useQuery(queries.privacy.consents.list.queryOptions());
  const hasEmail = useCurrentSession()?.user.email !== null;
  /** Offers come by e-mail; consent that was given can be taken back in any case. */
  const isOffered = ({ purpose, is_given }: Consent) => hasEmail || is_given || purpose !== 'marketing';
  const state = (offered: readonly Consent[]) => {
    const [given, of] = [offered.filter(({ is_given }) => is_given).length, offered.length];
    return t`${given} of ${of} given`;
  };
  return (
    <FoldedRow
      id="privacy"
      title={t`Consents`}
      state={query.data && state(query.data.items.filter(isOffered))}
      text={
        <Trans>
          You may change your mind at any time. What the service itself needs is in the{' '}
          <Anchor component={Link} to="/privacy-policy" underline="always">
            privacy policy
          </Anchor>
          .
        </Trans>
      }
    >
      {query.isPending && <TableSkeleton rows={2} />}
      {query.isError && <LoadError query={query} otherwise={notLoaded} />}
      {query.data && (
        <Stack>
          {query.data.items.filter(isOffered).map((consent) => (
            <Answer key={consent.purpose} consent={consent} />
          ))}
          <History answers={query.data.history} />
        </Stack>
      )}
    </FoldedRow>
  );
}

function Answer({ consent: { purpose, is_given, version, answered_at } }: { consent: Consent }) {
  const { t, i18n } = useLingui();
  const set = useSetConsent(purpose);
  const text = i18n._(consentTexts[purpose]);
  const day = answered_at ? formatInstant(answered_at) : null;
  const since = day ? t`Answered ${day}, version ${version} of this text.` : t`Not answered yet.`;
  return (
    <Switch
      label={i18n._(consentNames[purpose])}
      description={`${text} ${since}`}
      checked={set.isPending ? set.variables : is_given}
      disabled={set.isPending}
      onChange={(event) => set.mutate(event.currentTarget.checked)}
    />
  );
}

function History({ answers }: { answers: readonly ConsentAnswer[] }) {
  const { i18n } = useLingui();
  if (answers.length === 0) return null;
  return (
    <details>
      <Text component="summary" size="sm">
        <Trans>Everything I answered</Trans>
      </Text>
      <Stack component="ul" gap={4} mt="xs" pl="md">
        {answers.map(({ purpose, version, is_given, created_at }) => {
          const name = i18n._(consentNames[purpose]);
          const day = formatInstant(created_at);
          return (
            <Text component="li" size="sm" key={`${purpose} ${created_at}`}>
              {is_given ? (
                <Trans>
                  {day}: {name}, given (version {version})
                </Trans>
              ) : (
                <Trans>
                  {day}: {name}, withdrawn (version {version})
                </Trans>
              )}
            </Text>
          );
        })}
      </Stack>
    </details>
  );
}
