// The filters of the audit trail as its address has them; what cannot be asked for counts as not said.

import { isCalendarDate } from '../../../domain/dates.ts';
import { isUuid } from '../../../domain/uuids.ts';

export type AuditChoice = {
  actor: string | undefined;
  /** Who did it, or whose matter it is. */
  person: string | undefined;
  action: string | undefined;
  subject: string | undefined;
  from: string | undefined;
  until: string | undefined;
};

const ACTION = /^[a-zA-Z][\w.-]{0,80}$/;

export function filtersFromUrl(params: URLSearchParams): AuditChoice {
  const read = (name: string, isRight: (text: string) => boolean) => {
    const text = params.get(name)?.trim() ?? '';
    return isRight(text) ? text : undefined;
  };
  const from = read('from', isCalendarDate);
  const until = read('until', isCalendarDate);
  return {
    actor: read('actor', isUuid),
    person: read('person', isUuid),
    action: read('action', (text) => ACTION.test(text)),
    subject: read('subject', (text) => text.length > 0 && text.length <= 100),
    from,
    until: from && until && until < from ? undefined : until,
  };
}

/** Other filters begin at the first page. */
export function withFilters(params: URLSearchParams, choice: Record<string, string>): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('cursor');
  for (const [name, value] of Object.entries(choice)) {
    if (value.trim()) next.set(name, value.trim());
    else next.delete(name);
  }
  return next;
}

/** What was asked for and cannot be: a form says so instead of showing everything. */
export function unreadFilters(params: URLSearchParams): string[] {
  const read = filtersFromUrl(params);
  return Object.entries(read).flatMap(([name, value]) => (params.has(name) && !value ? [name] : []));
}
