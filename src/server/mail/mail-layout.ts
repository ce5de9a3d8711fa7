/** Lays an e-mail out as HTML that mail programs understand, and as the plain text beside it. */
import { type CSSProperties, createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { languageTags } from '../../domain/languages.ts';
import type { MailText } from '../lib/letter-text.ts';

const ink = '#1B2430';
const teal = '#0F6B66';
const fonts =
  'Anek Latin, Anek Devanagari, -apple-system, Segoe UI, Roboto, Noto Sans Devanagari, Nirmala UI, Arial, sans-serif';

const styles = {
  page: { margin: 0, padding: '24px 12px', background: '#FBF8F3', color: ink, fontFamily: fonts },
  card: {
    maxWidth: 520,
    margin: '0 auto',
    padding: 28,
    background: '#FFFFFF',
    border: '1px solid #E7E0D6',
    borderRadius: 12,
  },
  brand: { margin: '0 0 20px', color: teal, fontSize: 22, fontWeight: 700 },
  paragraph: { margin: '0 0 14px', fontSize: 16, lineHeight: 1.5 },
  code: { margin: '0 0 18px', fontSize: 34, fontWeight: 700, letterSpacing: 8 },
  link: { color: teal },
  action: {
    display: 'inline-block',
    padding: '12px 20px',
    background: teal,
    color: '#FFFFFF',
    borderRadius: 8,
    fontSize: 16,
    textDecoration: 'none',
  },
} satisfies Record<string, CSSProperties>;

export function mailHtml(mail: MailText): string {
  const body = h('div', { style: styles.card }, h('p', { style: styles.brand }, 'Kiraya'), ...contents(mail));
  const page = h(
    'html',
    { lang: languageTags[mail.language] },
    h('head', null, h('meta', { charSet: 'utf-8' }), h('title', null, mail.subject)),
    h('body', { style: styles.page }, body),
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

function contents({ paragraphs, code, list = [], rest, action, unsubscribe }: MailText): ReactNode[] {
  const [first, ...others] = paragraphs;
  return [
    h('p', { key: 'first', style: styles.paragraph }, first),
    code && h('p', { key: 'code', style: styles.code }, code),
    ...others.map((text) => h('p', { key: text, style: styles.paragraph }, text)),
    ...list.map(({ label, url }) =>
      h('p', { key: url, style: styles.paragraph }, h('a', { href: url, style: styles.link }, label)),
    ),
    rest && h('p', { key: 'rest', style: styles.paragraph }, rest),
    action && h('p', { key: 'action' }, h('a', { href: action.url, style: styles.action }, action.label)),
    unsubscribe &&
      h(
        'p',
        { key: 'unsubscribe', style: styles.paragraph },
        h('a', { href: unsubscribe.url, style: styles.link }, unsubscribe.label),
      ),
  ];
}

export function mailPlainText({ paragraphs, code, list = [], rest, action, unsubscribe }: MailText): string {
  const [first, ...others] = paragraphs;
  const line = ({ label, url }: { label: string; url: string }) => `${label}: ${url}`;
  const parts = [
    first,
    code,
    ...others,
    list.map(line).join('\n'),
    rest,
    action && line(action),
    unsubscribe && line(unsubscribe),
    'Kiraya',
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
