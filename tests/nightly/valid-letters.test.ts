/** Every letter as another program reads it: whole, by the standards of mail, in the words that were written. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { languages } from '../../src/domain/languages.ts';
import { mailHtml, mailPlainText } from '../../src/server/mail/mail-layout.ts';
import { bySmtp, type Sendable } from '../../src/server/mail/smtp.ts';
import { lettersIn, office } from '../support/letters.ts';
import { startMailServer } from '../support/mail-server.ts';

/** The library of Python reads each file of a folder; `defects` is what it had to forgive. */
const READER = `
import email, email.policy, glob, json, sys
def read(path):
    letter = email.message_from_binary_file(open(path, "rb"), policy=email.policy.default)
    body = lambda kind: letter.get_body((kind,)).get_content().rstrip()
    defects = [str(defect) for part in letter.walk() for defect in part.defects]
    return {"id": letter["Message-ID"], "subject": letter["Subject"], "to": letter["To"].addresses[0].addr_spec,
            "from": letter["From"].addresses[0].display_name, "unsubscribe": letter["List-Unsubscribe"],
            "automatic": letter["Auto-Submitted"], "text": body("plain"), "html": body("html"), "defects": defects}
print(json.dumps([read(path) for path in sorted(glob.glob(sys.argv[1] + "/*.eml"))]))
`;

const hasPython = (() => {
  try {
    return execFileSync('python3', ['-c', 'import email.policy; print("yes")']).toString().trim() === 'yes';
  } catch {
    return false;
  }
})();

it('is read whole by a program that is not ours', async ({ skip }) => {
  if (!hasPython) return skip('it needs python3');
  const server = await startMailServer();
  const smtp = bySmtp(server.url, 'Kiraya <post@kiraya.example>');
  const sent = new Map<string, Sendable>();
  for (const language of languages) {
    for (const [kind, letter] of lettersIn(language)) {
      const sendable: Sendable = {
        id: crypto.randomUUID(),
        recipient: 'asha@example.com',
        kind,
        subject: letter.subject,
        text: mailPlainText(letter, office),
        html: await mailHtml(letter, office),
        unsubscribe_url: 'https://kiraya.example/unsubscribe/x',
        thread: null,
        calendar: null,
      };
      sent.set(`<${sendable.id}@kiraya.example>`, sendable);
      await smtp.send(sendable, null);
    }
  }
  smtp.close();
  expect(sent.size).toBeGreaterThan(200);
  const folder = mkdtempSync(join(tmpdir(), 'kiraya-letters-'));
  try {
    for (const [at, { raw }] of server.taken.entries()) writeFileSync(join(folder, `${at}.eml`), raw);
    const answer = execFileSync('python3', ['-c', READER, folder], { maxBuffer: 256 * 1024 * 1024 });
    const read = JSON.parse(answer.toString()) as (Record<string, string> & { id: string })[];
    expect(read).toHaveLength(sent.size);
    for (const { id, ...found } of read) {
      const { subject, text, html, unsubscribe_url: url } = sent.get(id) as Sendable;
      expect(found, subject).toEqual({
        subject,
        text: text.trimEnd(),
        html: html?.trimEnd(),
        to: 'asha@example.com',
        from: 'Kiraya',
        unsubscribe: `<${url}>`,
        automatic: 'auto-generated',
        defects: [],
      });
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});
