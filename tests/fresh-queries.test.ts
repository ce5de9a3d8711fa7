/** How long an answer counts as fresh in the browser: decision 0120. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const web = new URL('../src/web/', import.meta.url).pathname;

/** Questions whose answer is kept for the five minutes of the default, each with the file that asks them. */
const kept: Readonly<Record<string, readonly string[]>> = {
  'a field or the palette finds while one types or chooses': [
    'admin/enquiries/use-colleagues.ts',
    'admin/managed-rentals/add-rvl-fields.tsx',
    'admin/managed-rentals/affiliate-field.tsx',
    'admin/months/person-field.tsx',
    'admin/places/merge-dialog.tsx',
    'admin/shell/person-select.tsx',
    'admin/shell/use-found.ts',
    'portal/affiliate/team/team-search.tsx',
    'portal/buildings/choose-homes.tsx',
    'portal/cities/ask-for-city.tsx',
    'portal/import/new-localities.tsx',
    'portal/listing/place-step.tsx',
    'portal/listing/use-hints.ts',
    'portal/maintenance/raise-button.tsx',
    'portal/shell/use-found-people.ts',
  ],
  'only whoever reads it changes it, and each change reads it anew': [
    'components/leads/reuse-answers.tsx',
    'components/saved-replies/saved-replies-dialog.tsx',
    'components/saved-replies/saved-replies-menu.tsx',
    'portal/listing/edited-score.tsx',
    'portal/seeking/history-consent.tsx',
    'portal/settings/consents-section.tsx',
    'portal/settings/notifications-section.tsx',
    'public/property/report-step.tsx',
    'public/property/signed-in-steps.tsx',
  ],
  'texts, laws, closed months and published settings change seldom or never': [
    'admin/documentation/document-cards.tsx',
    'admin/documentation/document-dialog.tsx',
    'components/commissions/own-commissions.tsx',
    'portal/affiliate/homes.tsx',
    'portal/affiliate/zero-rents.tsx',
    'portal/broker/registration/payment-page.tsx',
    'portal/connect/connect.tsx',
    'portal/leases/lease-law.tsx',
  ],
  'many parts of a screen ask it, and the server decides by itself': ['components/organisations/use-team.ts'],
  'the screen that opened a form has read it anew': ['portal/rents/dues-of-lease.ts'],
};

type Question = { file: string; procedure: string; fresh: string };

/** Each `queries.<procedure>.queryOptions(…)` with the `staleTime` it names. */
function questionsOf(file: string): Question[] {
  const source = readFileSync(`${web}${file}`, 'utf8');
  const asked = /\bqueries\s*\.((?:\s*\w+\s*\.)+)\s*(?:query|infinite)Options\(/g;
  return [...source.matchAll(asked)].map((match) => ({
    file,
    procedure: (match[1] ?? '').replace(/\s|\.$/g, ''),
    fresh: /\bstaleTime: ([\w.]+)/.exec(argumentsAt(source, match.index + match[0].length))?.[1] ?? 'default',
  }));
}

/** What stands between the parentheses that were opened just before. */
function argumentsAt(source: string, from: number): string {
  let depth = 1;
  let at = from;
  for (; depth > 0 && at < source.length; at += 1) {
    if ('([{'.includes(source[at] ?? '')) depth += 1;
    if (')]}'.includes(source[at] ?? '')) depth -= 1;
  }
  return source.slice(from, at);
}

const questions = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((file) => /[.]tsx?$/.test(file) && !/[.]test[.]/.test(file))
  .flatMap(questionsOf);
const filesOf = (fresh: string) => [
  ...new Set(questions.filter((one) => one.fresh === fresh).map(({ file }) => file)),
];

describe('an answer in the browser', () => {
  it('is asked anew wherever the table above does not say why it may be kept', () => {
    expect(questions.length).toBeGreaterThan(200);
    const named = Object.values(kept).flat();
    expect(filesOf('default').sort()).toEqual(named.sort());
  });

  it('is kept for a minute only where the server computes a whole month or team for it', () => {
    const computed = new Set(questions.filter(({ fresh }) => fresh === '60_000').map((one) => one.procedure));
    expect([...computed].sort()).toEqual([
      'commissions.estimateMine',
      'commissions.teamMonth',
      'team.growth',
    ]);
  });

  it('has one of these times, for ever being that of a form’s start and of names', () => {
    const known = ['default', '0', '60_000', 'Number.POSITIVE_INFINITY'];
    expect(questions.filter(({ fresh }) => !known.includes(fresh))).toEqual([]);
    expect(filesOf('Number.POSITIVE_INFINITY').sort()).toEqual([
      'lib/use-place-names.ts',
      'portal/listing/create-page.tsx',
      'portal/listing/edit-listing-page.tsx',
      'portal/managed-rentals/brought-by.tsx',
      'public/affiliate/register-form.tsx',
    ]);
  });
});
