// Says that the board shows a part, and leads back to the whole.
import { Trans } from '@lingui/react/macro';
import { Anchor, Text } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';

export default function Only({ show }: { show: 'urgent' | 'estimates' }) {
  const [params] = useSearchParams();
  const next = new URLSearchParams(params);
  next.delete('only');
  return (
    <Text size="sm">
      {show === 'urgent' ? <Trans>Only urgent repairs.</Trans> : <Trans>Only estimates to approve.</Trans>}{' '}
      <Anchor component={Link} to={`?${next}`} underline="always" inherit>
        <Trans>Show all repairs</Trans>
      </Anchor>
    </Text>
  );
}
