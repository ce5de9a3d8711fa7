// The help centre: all topics by group, or those that answer a search.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLoaderData } from 'react-router';
import { type HelpGroup, helpGroups } from '../../../domain/help-topics.ts';
import { language, pathIn } from '../../../domain/languages.ts';
import { textLanguage } from '../../../domain/text-language.ts';
import { fixedPage } from '../marketing/fixed-page.ts';
import { type PageFacts, pageMeta } from '../marketing/page-meta.ts';
import type { Route } from './+types/help';
import styles from './help.module.css';
import { matchOf } from './search.server.ts';
import { helpTexts } from './texts.server.ts';

const LONGEST_SEARCH = 100;

const facts: PageFacts = {
  path: '/help',
  title: msg`Help`,
  description: msg`How to find a home, rent it, pay and get receipts, list your own homes, and take part in the affiliate programme.`,
};

export function loader({ context, request }: Route.LoaderArgs) {
  const q = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, LONGEST_SEARCH);
  const topics = [...helpTexts].map(([topic, { title, summary }]) => ({ topic, title, summary }));
  const points = new Map([...helpTexts].map(([topic, text]) => [topic, q ? matchOf(text, q) : 0]));
  const pointsOf = ({ topic }: { topic: string }) => points.get(topic) ?? 0;
  const found = topics.filter((topic) => pointsOf(topic) > 0).sort((a, b) => pointsOf(b) - pointsOf(a));
  return fixedPage(context, { q, topics: q ? found : topics });
}
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(facts, loaderData?.origin);

type Topic = { topic: string; title: string; summary: string };

export default function Help() {
  const { q, topics } = useLoaderData<typeof loader>();
  const groups = helpGroups.map(({ group, topics: names }) => ({
    group,
    topics: topics.filter(({ topic }) => names.includes(topic)),
  }));
  return (
    <div className={styles.page}>
      <h1>
        <Trans>Help</Trans>
      </h1>
      <Search key={q} q={q} />
      {q ? (
        <Found q={q} topics={topics} />
      ) : (
        groups.map((one) => (
          <section key={one.group} className={styles.group}>
            <h2>
              <GroupName group={one.group} />
            </h2>
            <Topics topics={one.topics} />
          </section>
        ))
      )}
      <p className={styles.group}>
        <Trans>
          Didn’t find it? <Link to="/contact">Write to us</Link>, and we’ll answer by email.
        </Trans>
      </p>
    </div>
  );
}

function Found({ q, topics }: { q: string; topics: readonly Topic[] }) {
  return (
    <section className={styles.group} aria-live="polite">
      <h2>{topics.length > 0 ? <Trans>Answers for “{q}”</Trans> : <Trans>No answer for “{q}” yet</Trans>}</h2>
      <Topics topics={topics} />
      <p>
        <Link to="/help">
          <Trans>All topics</Trans>
        </Link>
      </p>
    </section>
  );
}

/** A plain form: it works before scripts arrive, and its answer is a page with an address. */
function Search({ q }: { q: string }) {
  const { t } = useLingui();
  return (
    <search>
      <form method="get" action={pathIn(language, '/help')} className={styles.search}>
        <input
          type="search"
          name="q"
          defaultValue={q}
          maxLength={LONGEST_SEARCH}
          aria-label={t`Search the help`}
          placeholder={t`For example: deposit`}
        />
        <button type="submit">
          <Trans>Search</Trans>
        </button>
      </form>
    </search>
  );
}

function Topics({ topics }: { topics: readonly Topic[] }) {
  return (
    <ul className={styles.topics}>
      {topics.map(({ topic, title, summary }) => (
        <li key={topic} lang={textLanguage(`${title} ${summary}`, language)}>
          <Link to={`/help/${topic}`}>{title}</Link>
          <p>{summary}</p>
        </li>
      ))}
    </ul>
  );
}

function GroupName({ group }: { group: HelpGroup }) {
  switch (group) {
    case 'seeking':
      return <Trans>Finding a home</Trans>;
    case 'renting':
      return <Trans>Living in a rented home</Trans>;
    case 'owners':
      return <Trans>Renting out</Trans>;
    case 'affiliates':
      return <Trans>Affiliate programme</Trans>;
    case 'account':
      return <Trans>Your account</Trans>;
  }
}
