/** Says every e-mail once, as a subject and plain sentences; the layout is `mail-layout.ts`. */
import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Notice } from './notices.ts';
import type { SignInMail } from './sign-in-library.ts';

// Sentences are their own ids, so that English needs no catalogue and the extractor finds them here.
const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
i18n.setMessagesCompiler(compileMessage);

export type MailText = {
  subject: string;
  paragraphs: string[];
  /** Shown large, to be typed in. */
  code?: string;
  action?: { label: string; url: string };
};

const when = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

export function signInMailText(mail: SignInMail): MailText {
  const { minutes } = mail;
  const ending = [
    i18n._('It works once, within {minutes} minutes.', { minutes }),
    i18n._('If you did not ask for it, ignore this e-mail. Nobody from Kiraya will ever ask you for it.'),
  ];
  if (mail.kind === 'link') {
    return {
      subject: i18n._('Your link to sign in to Kiraya'),
      paragraphs: [i18n._('Open this link on the device where you want to be signed in.'), ...ending],
      action: { label: i18n._('Sign in'), url: mail.url },
    };
  }
  const isRecovery = mail.kind === 'recovery';
  return {
    subject: isRecovery ? i18n._('Your code for a new password') : i18n._('Your Kiraya code'),
    paragraphs: [
      isRecovery
        ? i18n._('Enter this code to choose a new password.')
        : i18n._('Enter this code to sign in, or to finish signing up.'),
      ...ending,
    ],
    code: mail.code,
  };
}

/** `person` is the receiver's name, if known; links lead to `origin`. */
export function noticeMailText(notice: Notice, person: string | null, origin: string): MailText {
  const { subject, sentence, label, path } = noticeParts(notice);
  const greeting = person ? i18n._('Namaste {person},', { person }) : i18n._('Namaste,');
  const note = 'note' in notice && notice.note ? [i18n._('They wrote: {note}', { note: notice.note })] : [];
  return { subject, paragraphs: [greeting, sentence, ...note], action: { label, url: `${origin}${path}` } };
}

type Parts = { subject: string; sentence: string; label: string; path: string };

function noticeParts(notice: Notice): Parts {
  switch (notice.event) {
    case 'account.welcome':
      return {
        subject: i18n._('Welcome to Kiraya'),
        sentence: i18n._('Your account is ready. Find a home, or list one in a few minutes.'),
        label: i18n._('Go to your dashboard'),
        path: '/portal',
      };
    case 'visit.requested':
    case 'visit.accepted':
    case 'visit.proposed':
    case 'visit.declined':
    case 'visit.cancelled':
      return visitParts(notice);
    default:
      return applicationParts(notice);
  }
}

function visitParts(notice: Extract<Notice, { event: `visit.${string}` }>): Parts {
  const values = { home: notice.home, time: when.format(new Date(notice.slot)) };
  const parts = { label: i18n._('Open the visit'), path: notice.path };
  switch (notice.event) {
    case 'visit.requested':
      return {
        ...parts,
        subject: i18n._('A visit is requested: {home}', values),
        sentence: i18n._(
          'Somebody would like to visit {home} on {time}. Accept, or propose another time.',
          values,
        ),
      };
    case 'visit.accepted':
      return {
        ...parts,
        subject: i18n._('Your visit is confirmed: {home}', values),
        sentence: i18n._(
          'The visit to {home} on {time} is confirmed. You can now see the contact details.',
          values,
        ),
      };
    case 'visit.proposed':
      return {
        ...parts,
        subject: i18n._('Another time is proposed: {home}', values),
        sentence: i18n._(
          'For the visit to {home}, {time} is proposed. Accept it, or propose another time.',
          values,
        ),
      };
    case 'visit.declined':
      return {
        ...parts,
        subject: i18n._('Your visit was declined: {home}', values),
        sentence: i18n._('The visit to {home} on {time} cannot take place.', values),
      };
    case 'visit.cancelled':
      return {
        ...parts,
        subject: i18n._('A visit was cancelled: {home}', values),
        sentence: i18n._('The visit to {home} on {time} was cancelled.', values),
      };
  }
}

function applicationParts(notice: Extract<Notice, { event: `application.${string}` }>): Parts {
  const values = { home: notice.home };
  const parts = { label: i18n._('Open the application'), path: notice.path };
  switch (notice.event) {
    case 'application.received':
      return {
        ...parts,
        subject: i18n._('An application for {home}', values),
        sentence: i18n._('Somebody applied to rent {home}. Read the application and answer it.', values),
      };
    case 'application.withdrawn':
      return {
        ...parts,
        subject: i18n._('An application was withdrawn: {home}', values),
        sentence: i18n._('The application for {home} was withdrawn.', values),
      };
    case 'application.approved':
      return {
        ...parts,
        subject: i18n._('Your application is accepted: {home}', values),
        sentence: i18n._(
          'Your application for {home} is accepted. You can now see the contact details.',
          values,
        ),
      };
    case 'application.rejected':
      return {
        ...parts,
        subject: i18n._('Your application was declined: {home}', values),
        sentence: i18n._(
          'Your application for {home} was declined. Similar homes are waiting for you.',
          values,
        ),
      };
  }
}
