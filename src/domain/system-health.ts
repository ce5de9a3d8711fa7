/** How the system is doing, from what was measured: each check on its own, and the badge says the worst of them. */

export const healthLevels = ['healthy', 'warning', 'critical'] as const;
export type HealthLevel = (typeof healthLevels)[number];

export const healthChecks = [
  'database',
  'jobs',
  'mail',
  'texts',
  'storage',
  'audit',
  'ledger',
  'answers',
] as const;
export type HealthCheck = (typeof healthChecks)[number];

export type HealthFigures = {
  /** How long the database took to answer the simplest question. */
  databaseMs: number;
  /** Jobs given up in the last day, and how long the oldest one that should have begun has been waiting. */
  jobsFailed: number;
  jobsLateSeconds: number;
  /** Letters given up in the last day, of how many. */
  mailsFailed: number;
  mails: number;
  /** Text messages of the last day that failed, of how many; numbers that get none are not counted. */
  textsFailed: number;
  texts: number;
  storageWorks: boolean;
  /** Share of the disk that is free; null where the storage has no end of its own. */
  storageFree: number | null;
  /** The first row of the audit trail's newest part that does not fit. */
  auditBrokenAt: number | null;
  /** What the last proof of the ledger found not to agree; null: there was none yet. */
  ledgerDifferences: number | null;
  /** Requests of the last ten minutes, and how many of them ended in an error of ours. */
  answers: number;
  answersFailed: number;
};

const rules: Readonly<Record<HealthCheck, (figures: HealthFigures) => HealthLevel>> = {
  database: ({ databaseMs }) => above(databaseMs, 250, 1_000),
  jobs: ({ jobsFailed, jobsLateSeconds }) =>
    worst([above(jobsLateSeconds, 120, 900), above(jobsFailed, 0, 100)]),
  // A letter or two to an address that does not exist are no sign of a mail server that does not work.
  mail: ({ mailsFailed, mails }) =>
    mailsFailed >= 5 && mailsFailed * 2 >= mails ? 'critical' : above(mailsFailed, 2, 100),
  // A phone that is off or abroad is no sign of a template or provider that does not work.
  texts: ({ textsFailed, texts }) =>
    textsFailed >= 5 && textsFailed * 2 >= texts
      ? 'critical'
      : above(textsFailed / Math.max(texts, 20), 0.1, 1),
  storage: ({ storageWorks, storageFree }) =>
    storageWorks ? above(1 - (storageFree ?? 1), 0.9, 0.97) : 'critical',
  audit: ({ auditBrokenAt }) => (auditBrokenAt === null ? 'healthy' : 'critical'),
  ledger: ({ ledgerDifferences }) => ((ledgerDifferences ?? 0) > 0 ? 'critical' : 'healthy'),
  // Below three errors a share says nothing.
  answers: ({ answers, answersFailed }) =>
    answersFailed < 3 ? 'healthy' : above(answersFailed / answers, 0.01, 0.05),
};

function above(figure: number, warning: number, critical: number): HealthLevel {
  if (figure > critical) return 'critical';
  return figure > warning ? 'warning' : 'healthy';
}

/** The worst of several levels; healthy when there are none. */
export function worst(levels: readonly HealthLevel[]): HealthLevel {
  return healthLevels.findLast((level) => levels.includes(level)) ?? 'healthy';
}

/** The level of each check. A full disk is a warning from 90 % and critical from 97 %; a broken audit trail is critical at once. */
export function healthOf(figures: HealthFigures): { check: HealthCheck; level: HealthLevel }[] {
  return healthChecks.map((check) => ({ check, level: rules[check](figures) }));
}
