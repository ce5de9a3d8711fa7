import { Trans } from '@lingui/react/macro';
import { Title } from '@mantine/core';

export default function Home() {
  return (
    <Title>
      <Trans>Find a home you will love to live in</Trans>
    </Title>
  );
}
