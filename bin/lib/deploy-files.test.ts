import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const files = [
  'Dockerfile',
  'compose.yaml',
  ...globSync('deploy/{systemd,caddy,haproxy}/*'),
  ...globSync('deploy/*.sh'),
];
/** Of Node, Caddy, PostgreSQL and the shell; what the product itself reads stands in .env.example. */
const ofOthers = /^(NODE_COMPILE_CACHE|DOMAIN|UPSTREAM|POSTGRES_\w+|MALLOC_\w+|PATH)$/;
const ours = new Set(
  readFileSync('.env.example', 'utf8')
    .match(/^#?[A-Z][A-Z0-9_]+(?==)/gm)
    ?.map((name) => name.replace('#', '')),
);

describe.each(files)('%s', (path) => {
  const text = readFileSync(path, 'utf8').replace(/^\s*#.*$/gm, '');

  it('names files that are there', () => {
    const named = text.match(/(?<![\w/])(bin\/lib|deploy)\/[\w/.-]+/g) ?? [];
    expect(named.filter((name) => !existsSync(name))).toEqual([]);
  });

  it('sets variables that the product reads', () => {
    const set = [
      ...text.matchAll(/(?:^ {6}|^ENV |^Environment=|(?<=[\w}]) )([A-Z][A-Z0-9_]+)(?:: |=)/gm),
    ].map(([, name = '']) => name);
    expect(set.filter((name) => !ours.has(name) && !ofOthers.test(name))).toEqual([]);
  });
});

it('systemd tries the schema again while the database is away, and server and worker wait for it', () => {
  const unit = (name: string) => readFileSync(`deploy/systemd/${name}.service`, 'utf8');
  expect(unit('kiraya-migrate')).toMatch(/^Restart=on-failure$/m);
  expect(unit('kiraya-migrate')).toMatch(/^StartLimitIntervalSec=0$/m);
  // Without it each failed try takes along whoever waits.
  expect(unit('kiraya-migrate')).toMatch(/^RestartMode=direct$/m);
  for (const name of ['kiraya@', 'kiraya-worker@']) {
    expect(unit(name)).toMatch(/^Requires=.*kiraya-migrate/m);
    expect(unit(name)).toMatch(/^After=.*kiraya-migrate/m);
  }
});
