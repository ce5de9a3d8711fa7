import { Trans } from '@lingui/react/macro';
import { Title } from '@mantine/core';
import { data } from 'react-router';

export const loader = () => data(null, { status: 404 });

export default function NotFound() {
  return (
    <Title>
      <Trans>This page does not exist</Trans>
    </Title>
  );
}
