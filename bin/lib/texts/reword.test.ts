import { describe, expect, it } from 'vitest';
import { rewordCatalogue, rewordCode, rewordHelp, whyNot } from './reword.ts';

describe('rewording code', () => {
  it.each([
    ["i18n._('Open roles')", "i18n._('See roles')"],
    ['t`Open roles`', 't`See roles`'],
    ["invalid('roles.open', 'Open roles')", "invalid('roles.open', 'See roles')"],
    ['<Trans>\n  Open\n  roles\n</Trans>', '<Trans>\n  See roles\n</Trans>'],
    ['t`Open roles now`', 't`Open roles now`'],
  ])('%j becomes %j', (code, wanted) => {
    expect(rewordCode(code, 'Open roles', 'See roles')).toBe(wanted);
  });

  it('carries values and tags over, whatever they are in the code', () => {
    expect(
      rewordCode('t`Pay ${format(rent, { digits: 0 })} to ${name}`', 'Pay {0} to {name}', '{name} gets {0}'),
    ).toBe('t`${name} gets ${format(rent, { digits: 0 })}`');
    expect(
      rewordCode(
        '<Trans>Read <Anchor href={url}>the terms</Anchor> first</Trans>',
        'Read <0>the terms</0> first',
        'First read <0>our terms</0>',
      ),
    ).toBe('<Trans>First read <Anchor href={url}>our terms</Anchor></Trans>');
  });

  it('refuses a value that the old sentence has not, and plurals', () => {
    expect(whyNot('Pay {rent}', 'Pay {amount}')).toContain('{amount}');
    expect(whyNot('{n, plural, one {# home} other {# homes}}', 'Homes')).toContain('by hand');
    expect(whyNot('Pay {rent}', '{rent} is due')).toBeNull();
  });
});

it('rewords what a help page names in bold, and no other words of it', () => {
  const page = 'Open roles is under **Open roles**, not **Open roles now**.';
  expect(rewordHelp(page, 'Open roles', 'See roles')).toBe(
    'Open roles is under **See roles**, not **Open roles now**.',
  );
});

describe('rewording a catalogue', () => {
  const header = 'msgid ""\nmsgstr ""\n"Language: hi\\n"\n\n';

  it('keeps the translation and flags it for review', () => {
    const po = `${header}#: a.ts\nmsgid "Open roles"\nmsgstr "भूमिकाएँ खोलें"\n`;
    expect(rewordCatalogue(po, 'Open roles', 'See roles').trim()).toBe(
      `${header}#: a.ts\n#, fuzzy\nmsgid "See roles"\nmsgstr "भूमिकाएँ खोलें"`,
    );
  });

  it('leaves a translation that the new sentence has already', () => {
    const po = `${header}msgid "Open roles"\nmsgstr "क"\n\nmsgid "See roles"\nmsgstr "ख"\n`;
    expect(rewordCatalogue(po, 'Open roles', 'See roles').trim()).toBe(po.trim());
  });
});
