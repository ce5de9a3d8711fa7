// One letter of the development mailbox, as text: its links can be opened, its code copied.
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Stack, Text, Title } from '@mantine/core';
import { data, Link, useLoaderData } from 'react-router';
import { apiContext } from '../../lib/api-context.ts';
import { notFoundOr } from '../../lib/loader-errors.ts';
import { pageSettingsContext } from '../../lib/page-settings.ts';
import { screenMeta } from '../../lib/screen-meta.ts';
import type { Route } from './+types/letter';
import classes from './mailbox.module.css';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { mailbox, origin } = context.get(pageSettingsContext);
  const letter = mailbox ? await notFoundOr(context.get(apiContext).mailbox.get({ id: params.id })) : null;
  if (!letter) throw data(null, { status: 404 });
  return { letter, origin };
}

export { ErrorBoundary } from '../missing.tsx';
export const meta = () => screenMeta(msg`Email`);

export default function Letter() {
  const { letter, origin } = useLoaderData<typeof loader>();
  return (
    <div className={classes.page}>
      <Stack gap="md">
        <Anchor component={Link} to="/dev/mailbox">
          <Trans>All emails</Trans>
        </Anchor>
        <Title order={1} size="h2">
          {letter.subject}
        </Title>
        <Text c="dimmed">
          <Trans>To {letter.recipient}</Trans>
        </Text>
        <pre className={classes.letter}>
          {letter.text.split(/(https?:\/\/\S+)/).map((part, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text keep their places
            <Part key={place} text={part} origin={origin} />
          ))}
        </pre>
      </Stack>
    </div>
  );
}

/** Our own links open in place; anything else stays text. */
function Part({ text, origin }: { text: string; origin: string }) {
  if (!text.startsWith(`${origin}/`)) return text;
  return (
    <Anchor underline="always" href={text.slice(origin.length)}>
      {text}
    </Anchor>
  );
}
