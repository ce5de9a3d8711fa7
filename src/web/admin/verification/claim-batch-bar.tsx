// Decides the chosen requests, or all that match: those of one kind verified alike, or any declined for one reason.
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ClaimKind } from '../../../domain/claims.ts';
import { type Chosen, useCountWords } from '../../components/list/all-matching.tsx';
import { BatchBar, useBatchBar } from '../../components/list/batch-bar.tsx';
import { BatchReasonButton } from '../../components/list/batch-reason-button.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { useOpened } from '../../ui/use-opened.ts';
import { claimFailures } from './claim-messages.ts';
import { VerifyForm } from './verify-form.tsx';

type ClaimBatchBarProps = {
  chosen: Chosen;
  filter: { q: string | undefined; kind: ClaimKind | undefined };
  /** How many match, counted up to 1,000. */
  total: number;
  onDone: () => void;
};

export function ClaimBatchBar({ chosen, filter, total, onDone }: ClaimBatchBarProps) {
  const { t } = useLingui();
  const { api, queries } = useApi();
  const client = useQueryClient();
  const dialog = useOpened();
  const shared = {
    chosen,
    failure: claimFailures.save,
    reload: () => client.invalidateQueries({ queryKey: queries.claims.key() }),
    onDone,
  };
  const verify = useBatchBar({
    ...shared,
    send: api.claims.verifyMatching,
    said: (count) => msg`${plural(count, { one: '# request verified', other: '# requests verified' })}`,
  });
  const decline = useBatchBar({
    ...shared,
    send: api.claims.declineMatching,
    said: (count) => msg`${plural(count, { one: '# request declined', other: '# requests declined' })}`,
  });
  const { kind } = filter;
  const count = useCountWords()(chosen, total);
  return (
    <BatchBar
      chosen={chosen}
      total={total}
      bar={decline.isBusy || decline.report ? decline : verify}
      hint={<Trans>Choose requests to decide. Verify one kind at a time.</Trans>}
    >
      {(isDisabled) => {
        const isOff = isDisabled || verify.isBusy || decline.isBusy;
        return (
          <>
            <Button
              variant="default"
              size="compact-sm"
              disabled={isOff || kind === undefined}
              onClick={dialog.onOpen}
            >
              <Trans>Verify chosen</Trans>
            </Button>
            {dialog.opened && kind && (
              <VerifyForm
                kind={kind}
                errors={{}}
                busy={false}
                note={
                  <Text size="sm">
                    <Trans>
                      All chosen requests ({count}) get the same badge. You can take back each one later, one
                      by one.
                    </Trans>
                  </Text>
                }
                onSubmit={(decision) => {
                  dialog.onClose();
                  decline.forget();
                  void verify.run({ ...filter, ...decision });
                }}
                onClose={dialog.onClose}
              />
            )}
            <BatchReasonButton
              label={t`Decline chosen`}
              title={t`Decline the chosen requests?`}
              explanation={
                <Trans>
                  Chosen: {count}. We’ll send the reason to everyone who asked. This can’t be undone, but they
                  can request it again.
                </Trans>
              }
              disabled={isOff}
              onSubmit={(reason) => {
                verify.forget();
                return decline.run({ ...filter, reason });
              }}
            />
          </>
        );
      }}
    </BatchBar>
  );
}
