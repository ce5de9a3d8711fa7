// Four ways to try the product in five minutes each, with the demo's accounts. Exists in a demo only.
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { data, Link, useLoaderData } from 'react-router';
import { pageSettingsContext } from '../../lib/page-settings.ts';
import { screenMeta } from '../../lib/screen-meta.ts';
import type { Route } from './+types/stories';
import { Blocks } from './blocks.tsx';
import styles from './help.module.css';
import { demoStories } from './texts.server.ts';

export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(pageSettingsContext).mailbox) throw data(null, { status: 404 });
  return { stories: demoStories };
}
export { ErrorBoundary } from '../missing.tsx';
export const meta = () => screenMeta(msg`Four stories`);

export default function Stories() {
  const { stories } = useLoaderData<typeof loader>();
  return (
    <div className={`${styles.page} ${styles.text}`}>
      <h1>
        <Trans>Four stories</Trans>
      </h1>
      <p>
        <Trans>
          This is a demo: nothing here is real, and you can change everything. Each account has the password{' '}
          <code>kiraya-demo-2026</code>; codes arrive in the <Link to="/dev/mailbox">mailbox</Link>.
        </Trans>
      </p>
      {stories.map(({ title, blocks }) => (
        <section key={title}>
          <h2>{title}</h2>
          <Blocks blocks={blocks} />
        </section>
      ))}
    </div>
  );
}
