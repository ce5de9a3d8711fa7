/** The pages that say which test proves which line of the specification, and which promise about security. */
import { globSync, readFileSync } from 'node:fs';
import { readTags, type SpecTag } from './spec-tags.ts';

/** `key` is what tags call it. */
type Section = { key: string; title: string; intro?: string };

const specification: readonly Section[] = [
  { key: '1', title: '1 What the product does and for whom' },
  { key: '2.1', title: '2.1 Route table' },
  { key: '2.2', title: '2.2 Route guards' },
  { key: '2.3', title: '2.3 Admin portal' },
  { key: '2.4', title: '2.4 User portal shell' },
  { key: '2.5', title: '2.5 My Properties' },
  { key: '2.6', title: '2.6 Option lists of the form' },
  { key: '3', title: '3 Entities and their fields' },
  { key: '4', title: '4 States and transitions' },
  { key: '5', title: '5 Validation rules' },
  {
    key: 'application-profile',
    title: 'Application profile',
    intro:
      "The specification's application has a move-in date and notes; what is asked beyond them is said once and reused.",
  },
  {
    key: 'verification',
    title: 'Verification',
    intro:
      'The specification keeps `verified` as a boolean; what stands behind it is a claim with its method, who decided it, when and until when.',
  },
  {
    key: 'doubtful-listings',
    title: 'Doubtful listings',
    intro:
      'Implausible rows are published and flagged; the office looks at them, and at pairs of listings that may be one home.',
  },
  { key: '6', title: '6 Roles and permissions' },
  { key: '7', title: '7 The calls it makes' },
  {
    key: '8',
    title: '8 Error catalogue',
    intro:
      'Every sentence stands once, in `src/web/lib/messages.ts`; its test holds the whole catalogue to the specification, letter by letter.\nWhat follows is where a journey or a test meets them.',
  },
  { key: 'client', title: '4 and 8 for the client' },
  { key: 'account', title: '4, 7 and 8 for the account' },
  { key: '9', title: '9 Business constants and limits' },
  { key: 'beyond-everyone', title: 'Beyond the specification: for everyone' },
  { key: 'beyond-account', title: 'Beyond the specification: for the account' },
  { key: 'beyond-programs', title: 'Beyond the specification: for programs of people' },
  { key: 'beyond-administrators', title: 'Beyond the specification: for administrators' },
];

const security: readonly Section[] = [
  { key: 'identity', title: 'Who is who' },
  { key: 'access', title: 'What may be seen and done' },
  { key: 'programs', title: 'Programs of people' },
  { key: 'abuse', title: 'Against abuse' },
  { key: 'personal-data', title: 'Personal data' },
  { key: 'attacks', title: 'Attacks that were tried' },
  {
    key: 'review',
    title: 'What a review found, mended',
    intro: `Each finding, as the product was then, and the test that failed before it was mended. Without a test stay:

- The access token is kept where scripts of the page can read it, since calls are authorised by it alone. It lives ten minutes, and ends with its session.
- A webhook may name any port of a public address: receivers choose theirs.
- Place and title of a home that is no longer offered answer to whoever has its id: its address was public, and leads to homes nearby.
- A text of somebody's in which tags stand is shown without them in some translated sentences, and the log says so: React escapes it in any case.
- A demo behind a proxy that rewrites the Host header to localhost passes for one on this machine. Whoever serves others starts it with
  \`NODE_ENV=production\`, which knows no demo.
- Packages are not compared with lists of known holes: the registry answers no such question everywhere. \`npm run --silent sbom\` writes the list for a scanner.`,
  },
];

const how =
  'A comment above a test names the line that it proves, so a test may be renamed or moved:\n`npm run docs` writes this page from those comments.';

/** The two pages, by their path under docs. */
export function checklistPages(): Record<string, string> {
  const tags = globSync(['src/**/*.test.{ts,tsx}', 'bin/**/*.test.ts', 'tests/**/*.test.ts'])
    .sort()
    .flatMap((file) => readTags(file, readFileSync(file, 'utf8')));
  return {
    'generated/checklist.md': pageOf(
      'Checklist of the specification',
      `Every line of the specification, section by section, and the test that proves it. ${how} What the\nspecification records as a stub ("does nothing", "hard-coded", "coming soon") is built, and stands here as it works.`,
      specification,
      tags.filter(({ of }) => of === 'spec'),
    ),
    'generated/security-tests.md': pageOf(
      'Promises about security and their tests',
      `What [security.md](../security.md) promises, line by line. ${how}`,
      security,
      tags.filter(({ of }) => of === 'security'),
    ),
  };
}

function pageOf(
  title: string,
  intro: string,
  sections: readonly Section[],
  tags: readonly SpecTag[],
): string {
  const stray = tags.find(({ section }) => !sections.some(({ key }) => key === section));
  if (stray) throw new Error(`${stray.file}: no section ${stray.section} of "${title}"`);
  const parts = sections.map((section) =>
    sectionOf(
      section,
      tags.filter((tag) => tag.section === section.key),
    ),
  );
  return `${[`# ${title}`, intro, ...parts].join('\n\n')}\n`;
}

/** Lines that begin alike stand together, whichever files they come from. */
function sectionOf({ title, intro }: Section, tags: readonly SpecTag[]): string {
  if (!tags.length) throw new Error(`No test is tagged with the section "${title}"`);
  const lines = tags
    .toSorted((a, b) => (a.says < b.says ? -1 : a.says > b.says ? 1 : 0))
    .map(({ says, file, test }) => `- ${says}\n  — \`${file}\` ${test}`);
  return [`## ${title}`, ...(intro ? [intro] : []), lines.join('\n')].join('\n\n');
}
