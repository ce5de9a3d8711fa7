/** Prometheus' own tool reads our alerts and tries them; tools/prometheus fetches it once. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { unpacked } from '../support/unpacked.ts';

const prometheus = unpacked('prometheus');
const promtool = (...words: string[]) =>
  execFileSync(join(prometheus ?? '', 'usr/bin/promtool'), words, {
    cwd: 'deploy/prometheus',
    encoding: 'utf8',
  });

beforeEach((test) => {
  test.skip(!prometheus, 'it needs the packages of Debian (tools/prometheus)');
});

it('every alert is one that Prometheus takes', () => {
  expect(promtool('check', 'rules', 'rules.yml')).toMatch(/SUCCESS: \d+ rules found/);
});

it('alerts when it should, and not before', () => {
  expect(promtool('test', 'rules', 'rules.test.yml')).toContain('SUCCESS');
});
