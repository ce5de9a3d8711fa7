// What administrators read when a rule about somebody else's place in the programme says no.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ruleOf } from '../../components/listing-rules.ts';

const sentences: Readonly<Record<string, MessageDescriptor>> = {
  'affiliate.already-registered': msg`This person is an affiliate already.`,
  'affiliate.sponsor-unknown': msg`This code does not exist.`,
  'affiliate.sponsor-is-self': msg`An affiliate can’t be their own sponsor.`,
  'affiliate.sponsor-in-own-team': msg`This affiliate is in the team below.`,
  'affiliate.sponsor-terminated': msg`This affiliate is terminated.`,
  'affiliate.sponsor-unchanged': msg`This is the present sponsor already.`,
  'affiliate.status-not-allowed': msg`The current status cannot change to this one.`,
  'affiliate.consent-missing': msg`The contract has not been agreed to yet.`,
  'affiliate.pan-missing': msg`The PAN has not been given yet.`,
};

export const affiliateSentence = (error: unknown): MessageDescriptor | undefined =>
  sentences[ruleOf(error)?.rule ?? ''];

export const affiliateTexts = {
  failed: msg`Failed to change the affiliate`,
  created: msg`Affiliate created`,
  sponsorChanged: msg`Sponsor changed`,
};
