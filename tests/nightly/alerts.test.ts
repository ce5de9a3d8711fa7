/** Prometheus' own tool reads our alerts and tries them; tools/prometheus fetches it once. */
import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { beforeAll, expect, it } from 'vitest';

const unpacked = resolve('.cache/prometheus');
const promtool = (...words: string[]) =>
  execFileSync(join(unpacked, 'usr/bin/promtool'), words, { cwd: 'deploy/prometheus', encoding: 'utf8' });

beforeAll(() => {
  execFileSync('sh', ['tools/prometheus/unpack.sh', unpacked], { stdio: 'inherit' });
}, 180_000);

it('every alert is one that Prometheus takes', () => {
  expect(promtool('check', 'rules', 'rules.yml')).toMatch(/SUCCESS: \d+ rules found/);
});

it('alerts when it should, and not before', () => {
  expect(promtool('test', 'rules', 'rules.test.yml')).toContain('SUCCESS');
});
