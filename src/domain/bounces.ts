/** Reads the reports by which mail servers send a letter back (RFC 3464): which letter, to whom, and why. */

export interface Bounce {
  /** The id of our letter, from the Message-ID that it carried. */
  readonly mailId: string;
  readonly recipient: string;
  /** As `5.1.1`. */
  readonly status: string;
  /** The other server's words. */
  readonly reason: string;
}

const OURS = /<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/i;
const REASON_MAX = 500;
/** A report names one letter, to which we write one receiver; more than these lines are no report. */
const LINES_MAX = 5000;

/** The id in a Message-ID of ours; null for another's. */
export const mailIdOf = (messageId: string): string | null =>
  OURS.exec(messageId.slice(0, 200))?.[1]?.toLowerCase() ?? null;

/** Null when it is no report about a letter of ours. Reports of a letter that arrived say so by a status of 2, which counts. */
export function readBounce(report: string): Bounce | null {
  const fields = fieldsOf(report);
  const recipient = /^rfc822;\s*<?([^\s<>]{3,254})>?$/i.exec(fields.get('final-recipient') ?? '')?.[1];
  const status = /^\s*([245]\.\d{1,3}\.\d{1,3})\b/.exec(fields.get('status') ?? '')?.[1];
  const mailId = mailIdOf(fields.get('message-id') ?? '');
  if (!recipient || !status || !mailId) return null;
  const reason = (fields.get('diagnostic-code') ?? fields.get('action') ?? '').slice(0, REASON_MAX);
  return { mailId, recipient: recipient.toLowerCase(), status, reason };
}

/** Every part's header lines, unfolded, by name; of the message ids, the one that is ours. */
function fieldsOf(report: string): Map<string, string> {
  const fields = new Map<string, string>();
  let name = '';
  for (const line of report.split(/\r?\n/, LINES_MAX)) {
    if (/^[ \t]/.test(line) && name) {
      fields.set(name, `${fields.get(name) ?? ''} ${line.trim()}`.slice(0, 2000));
      continue;
    }
    const colon = line.indexOf(':');
    name = colon > 0 && colon < 60 ? line.slice(0, colon).toLowerCase() : '';
    const isOther = name === 'message-id' && mailIdOf(line) === null;
    if (!name || isOther || fields.has(name)) name = '';
    else
      fields.set(
        name,
        line
          .slice(colon + 1)
          .trim()
          .slice(0, 1000),
      );
  }
  return fields;
}
