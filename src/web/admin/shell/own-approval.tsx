// What somebody reads whose own request waits: who approves it, and what they can do where nobody else is there.
import { Trans } from '@lingui/react/macro';
import type { OwnApproval } from '../../../domain/four-eyes.ts';

export function WhoApproves({ own }: { own: OwnApproval | null }) {
  if (own === 'demo') return <Trans>In this demo you may approve it yourself.</Trans>;
  if (own === 'single-operator') {
    return (
      <Trans>
        You are the only administrator, so single-operator mode lets you approve it. The audit trail says so.
      </Trans>
    );
  }
  return (
    <Trans>
      Another administrator must approve it. If you are the only one, turn on single-operator mode in Settings
      first.
    </Trans>
  );
}
