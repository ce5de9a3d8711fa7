// What each check of the system found, in a sentence.
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { Health } from '../../../contract/admin.ts';
import type { HealthCheck } from '../../../domain/system-health.ts';

export const checkNames: Readonly<Record<HealthCheck, MessageDescriptor>> = {
  database: msg`Database`,
  jobs: msg`Background jobs`,
  mail: msg`Mail`,
  texts: msg`Text messages`,
  storage: msg`Storage`,
  audit: msg`Audit trail`,
  ledger: msg`Ledger`,
  answers: msg`Answers`,
};

type Finding = (figures: Health['figures']) => MessageDescriptor;

const percent = (share: number) => `${Math.round(share * 100)}%`;

export const findings: Readonly<Record<HealthCheck, Finding>> = {
  database: ({ databaseMs }) => msg`Answered in ${databaseMs} ms`,
  jobs: ({ jobsFailed, jobsLateSeconds }) => {
    const minutes = Math.floor(jobsLateSeconds / 60);
    return minutes > 1
      ? msg`${jobsFailed} failed in the last day; the oldest has waited ${minutes} minutes`
      : msg`${jobsFailed} failed in the last day; none waiting`;
  },
  mail: ({ mails, mailsFailed }) => msg`${mailsFailed} of ${mails} emails failed in the last day`,
  texts: ({ texts, textsFailed }) => msg`${textsFailed} of ${texts} text messages failed in the last day`,
  storage: ({ storageWorks, storageFree }) => {
    if (!storageWorks) return msg`Files cannot be saved`;
    if (storageFree === null) return msg`Files can be saved`;
    const free = percent(storageFree);
    return msg`Files can be saved; ${free} of the disk is free`;
  },
  audit: ({ auditBrokenAt }) =>
    auditBrokenAt === null
      ? msg`The newest entries are unchanged`
      : msg`Entry ${auditBrokenAt} does not match the entries around it`,
  ledger: ({ ledgerDifferences }) => {
    if (ledgerDifferences === null) return msg`Not checked yet; we check every night`;
    return ledgerDifferences === 0
      ? msg`All books matched at the last check`
      : msg`${plural(ledgerDifferences, { one: '# check', other: '# checks' })} failed last night`;
  },
  answers: ({ answers, answersFailed }) =>
    msg`${plural(answersFailed, { one: '# error', other: '# errors' })} in ${answers} requests in ten minutes`,
};
