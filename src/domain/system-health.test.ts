import { describe, expect, it } from 'vitest';
import { type HealthFigures, healthOf, worst } from './system-health.ts';

const well: HealthFigures = {
  databaseMs: 2,
  jobsFailed: 0,
  jobsLateSeconds: 0,
  mailsFailed: 0,
  mails: 40,
  textsFailed: 0,
  texts: 40,
  storageWorks: true,
  storageFree: 0.6,
  auditBrokenAt: null,
  ledgerDifferences: null,
  answers: 1000,
  answersFailed: 0,
};

const levelOf = (check: string, own: Partial<HealthFigures>) =>
  healthOf({ ...well, ...own }).find((found) => found.check === check)?.level;

describe('system health', () => {
  it('is healthy when all is well, also where the storage has no end', () => {
    expect(worst(healthOf({ ...well, storageFree: null }).map(({ level }) => level))).toBe('healthy');
  });

  it.each<[string, Partial<HealthFigures>, string]>([
    ['database', { databaseMs: 251 }, 'warning'],
    ['database', { databaseMs: 1001 }, 'critical'],
    ['jobs', { jobsFailed: 1 }, 'warning'],
    ['jobs', { jobsFailed: 101 }, 'critical'],
    ['jobs', { jobsLateSeconds: 120 }, 'healthy'],
    ['jobs', { jobsLateSeconds: 121 }, 'warning'],
    ['jobs', { jobsLateSeconds: 901 }, 'critical'],
    ['mail', { mailsFailed: 2 }, 'healthy'],
    ['mail', { mailsFailed: 3 }, 'warning'],
    ['mail', { mailsFailed: 20, mails: 40 }, 'critical'],
    ['texts', { textsFailed: 4 }, 'healthy'],
    ['texts', { textsFailed: 5 }, 'warning'],
    ['texts', { textsFailed: 20, texts: 40 }, 'critical'],
    ['texts', { textsFailed: 2, texts: 2 }, 'healthy'],
    ['texts', { textsFailed: 5, texts: 5 }, 'critical'],
    ['storage', { storageFree: 0.09 }, 'warning'],
    ['storage', { storageFree: 0.02 }, 'critical'],
    ['storage', { storageWorks: false }, 'critical'],
    ['audit', { auditBrokenAt: 17 }, 'critical'],
    ['ledger', { ledgerDifferences: 0 }, 'healthy'],
    ['ledger', { ledgerDifferences: 1 }, 'critical'],
    ['answers', { answersFailed: 2, answers: 4 }, 'healthy'],
    ['answers', { answersFailed: 11 }, 'warning'],
    ['answers', { answersFailed: 51 }, 'critical'],
  ])('%s with %o is %s', (check, own, level) => {
    expect(levelOf(check, own)).toBe(level);
  });

  it('as a whole is the worst of its checks', () => {
    expect(worst(['healthy', 'critical', 'warning'])).toBe('critical');
    expect(worst(['healthy', 'warning'])).toBe('warning');
    expect(worst([])).toBe('healthy');
  });
});
