// The import rules of the house: layers point one way, features do not know each other, nothing goes in circles.
const test = '[.]test[.]tsx?$';
/** Of features made to be shared, the one file that others may import: what they need really lives there. */
const shared = [
  'affiliates/enrolment',
  'audit/act',
  'claims/claim-changes',
  'enquiries/notify-team',
  'files/private-photo',
  'files/public-photo',
  'files/store-files',
  'invoices/issue',
  'journal/post',
  'leases/parties',
  'leases/repairs',
  'listing/home-hiding',
  'notifications/notify',
  'payments/settle',
  'payouts/batch-rows',
  'rents/payments',
].map((file) => `^src/server/${file}[.]ts$`);
const layer = (name, allowed, comment) => ({
  name: `${name}-imports`,
  severity: 'error',
  comment,
  from: { path: `^src/${name}/`, pathNot: test },
  to: { path: '^(src|bin|tests)/', pathNot: allowed.map((folder) => `^src/${folder}/`) },
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    layer('domain', ['domain'], 'Rules know only rules.'),
    {
      name: 'domain-is-pure',
      severity: 'error',
      comment: 'No package and nothing of Node: a rule is a function of its arguments.',
      from: { path: '^src/domain/', pathNot: test },
      to: { dependencyTypesNot: ['local'] },
    },
    layer('contract', ['contract', 'domain'], 'What crosses the wire knows the rules only.'),
    layer('db', ['db', 'domain'], 'The database knows the rules only.'),
    layer(
      'server',
      ['server', 'contract', 'db', 'domain'],
      'The server answers the contract and never sees a screen.',
    ),
    layer(
      'web',
      ['web', 'contract', 'domain'],
      'Screens see the contract and never the server or a table, not even a type.',
    ),
    {
      name: 'schemas-where-forms-check',
      severity: 'error',
      comment:
        'Lists of choices come without schemas, which weigh on every screen; only forms that check load those.',
      from: { path: '^src/web/', pathNot: test },
      to: {
        path: '^src/contract/',
        pathNot:
          '^src/contract/(choices|session|lost-number-forms|account|affiliates|home-fields|property-filters|contract)[.]ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'features-apart',
      severity: 'error',
      comment:
        'Server features share a rule (domain), a table (db), plumbing (server/lib), the search or the one public file of a shared feature.',
      from: { path: '^src/server/(?!(?:app|lib)/)([^/.]+)', pathNot: test },
      to: { path: '^src/server/(?!(?:lib|search)/)', pathNot: ['^src/server/$1(/|[.])', ...shared] },
    },
    {
      name: 'plumbing-below-features',
      severity: 'error',
      comment: 'server/lib is what features stand on; it knows none of them.',
      from: { path: '^src/server/lib/', pathNot: test },
      to: { path: '^src/server/(?!lib/)' },
    },
    {
      name: 'areas-apart',
      severity: 'error',
      comment: 'Screens of one area do not import another area’s; what both need is a component.',
      from: { path: '^src/web/(public|portal|admin)/', pathNot: test },
      to: { path: '^src/web/(public|portal|admin)/', pathNot: '^src/web/$1/' },
    },
    {
      name: 'parts-below-areas',
      severity: 'error',
      comment: 'Components, ui and lib are used by areas and know none of them.',
      from: { path: '^src/web/(components|ui|lib)/', pathNot: test },
      to: { path: '^src/web/(public|portal|admin)/' },
    },
    {
      name: 'ui-knows-no-product',
      severity: 'error',
      comment:
        'ui could be used by another product; money, dates, digits, languages and their readers are alike in all of them.',
      from: { path: '^src/web/ui/', pathNot: test },
      to: {
        path: '^src/(contract|domain|web/components)/',
        pathNot: '^src/domain/(money|dates|digits|languages|typed-numbers|typed-dates)[.]ts$',
      },
    },
    {
      name: 'bulk-is-out-of-reach',
      severity: 'error',
      comment: 'The role that row security does not bind is for seeds, jobs and commands only.',
      from: {
        path: '^src/',
        pathNot: ['^src/db/(seed/|bulk[.]ts$)', '^src/server/commissions/months/close[.]ts$', test],
      },
      to: { path: '^src/db/bulk[.]ts$' },
    },
    {
      name: 'acts-are-written-whole',
      severity: 'error',
      comment:
        'Whoever writes the audit trail says whom it concerns and tells them: only act() writes the bare row.',
      from: { path: '^src/', pathNot: ['^src/server/audit/act[.]ts$', test] },
      to: { path: '^src/db/audit[.]ts$' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Things that import each other cannot be read apart.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'runs-on-dependencies',
      severity: 'error',
      comment: 'What the server runs must not be a development dependency.',
      from: { path: '^src/(?!web/)', pathNot: test },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment: 'An import must lead somewhere.',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:', '[.]/[+]types/'] },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
    doNotFollow: { path: 'node_modules' },
    // Nothing imports a test, and what a test imports makes no folder need another.
    exclude: { path: ['^(build|[.]react-router)/', '[.]test[.]tsx?$'] },
  },
};
