// One topic of the help, and the others of its group.
import { Trans, useLingui } from '@lingui/react/macro';
import { data, Link, useLoaderData } from 'react-router';
import { helpGroups } from '../../../domain/help-topics.ts';
import { language } from '../../../domain/languages.ts';
import { textLanguage } from '../../../domain/text-language.ts';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { fixedPage } from '../marketing/fixed-page.ts';
import { saidMeta } from '../marketing/page-meta.ts';
import type { Route } from './+types/topic';
import { Blocks } from './blocks.tsx';
import styles from './help.module.css';
import { helpTexts } from './texts.server.ts';

export function loader({ context, params: { topic } }: Route.LoaderArgs) {
  const text = helpTexts.get(topic);
  if (!text) throw data(null, { status: 404 });
  const group = helpGroups.find(({ topics }) => topics.includes(topic))?.topics ?? [];
  const others = group
    .filter((one) => one !== topic)
    .map((one) => ({ topic: one, title: helpTexts.get(one)?.title ?? one }));
  return fixedPage(context, { topic, text, others });
}
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export { ErrorBoundary } from '../missing.tsx';
export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [{ title: 'Kiraya' }];
  const { topic, text, origin } = loaderData;
  return saidMeta({ path: `/help/${topic}`, title: text.title, description: text.summary }, origin);
};

export default function HelpTopic() {
  const { t } = useLingui();
  const { text, others } = useLoaderData<typeof loader>();
  return (
    <div className={styles.page}>
      <Breadcrumbs way={[{ to: '/help', label: t`Help` }]} here={text.title} />
      <article className={styles.text} lang={textLanguage(text.summary, language)}>
        <h1>{text.title}</h1>
        <Blocks blocks={text.blocks} />
      </article>
      <aside className={styles.group}>
        <h2>
          <Trans>Read on</Trans>
        </h2>
        <ul className={styles.others}>
          {others.map(({ topic, title }) => (
            <li key={topic}>
              <Link to={`/help/${topic}`} lang={textLanguage(title, language)}>
                {title}
              </Link>
            </li>
          ))}
          <li>
            <Link to="/contact">
              <Trans>Write to us</Trans>
            </Link>
          </li>
        </ul>
      </aside>
    </div>
  );
}
