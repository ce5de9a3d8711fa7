/** The text to somebody whom another person named by a mobile number alone, and who has no account yet. */
import type { Language } from '../../domain/languages.ts';
import type { TextTemplateName, TextValues } from '../../domain/text-templates.ts';
import { textJob } from './messenger.ts';
import { languageOfPerson, writtenIn } from './reader-language.ts';
import type { HandlerContext } from './request-context.ts';
import { userIdOf } from './signed-in.ts';

type Invitation = {
  to: string;
  template: TextTemplateName;
  values: TextValues;
  /** As whoever names them chose it for them. */
  language?: Language | null;
};

/** In the chosen language, else that of whoever names them, which is the best guess. The account must have this very number: by it its person is found. */
export async function textInvitation(
  context: HandlerContext,
  { values, language: chosen, ...invitation }: Invitation,
): Promise<void> {
  const { db, services } = context;
  const language = chosen ?? writtenIn(await languageOfPerson(db, userIdOf(context)));
  const site = new URL(services.config.publicUrl).host;
  await services.jobs.enqueue(textJob, { ...invitation, values: { ...values, site }, language }, db);
}
