// What the office's search finds: each list is asked by its own procedure, so that nobody finds what they may not read.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useQueries } from '@tanstack/react-query';
import { isAffiliateCode, readAffiliateCode } from '../../../domain/affiliates.ts';
import { payoutNumber } from '../../../domain/commission/payouts.ts';
import { formatDate } from '../../../domain/dates.ts';
import { homePath } from '../../../domain/home-address.ts';
import type { Permission } from '../../../domain/permissions.ts';
import { formatPhone } from '../../../domain/phones.ts';
import { shownName } from '../../../domain/users.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { say } from '../../lib/i18n.ts';
import { tabAddress } from './tab-address.ts';
import { useMay } from './use-may.ts';

export type Found = { id: string; name: string; note: string; path: string };
export type FoundGroup = { title: MessageDescriptor; items: readonly Found[] };

const LEAST_LETTERS = 2;
const MOST = 5;
/** A bank's reference has digits, and is longer than a name's first letters. */
const isReference = (text: string): boolean =>
  payoutNumber(text) !== null || /^(?=.*\d)[a-z0-9/-]{6,40}$/i.test(text);

/** Of names and addresses the people are searched already. */
const isCode = (text: string): boolean => /^kry-/i.test(text) || isAffiliateCode(readAffiliateCode(text));

const noted = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(' · ');

const holds = (value: string | null, text: string) =>
  value?.toLowerCase().includes(text.toLowerCase()) ?? false;

/** Whom a home was found by, where its own name has nothing of what was typed. */
const whyManaged = (
  { owner_name: owner, affiliate_name: affiliate }: { owner_name: string; affiliate_name: string | null },
  text: string,
): string[] => [
  say(msg`Owner: ${owner}`),
  ...(affiliate && holds(affiliate, text) ? [say(msg`Affiliate: ${affiliate}`)] : []),
];

/** Nothing before two letters are typed; a list that fails finds nothing, and the others go on. */
export function useFound(text: string): { groups: readonly FoundGroup[]; isFetching: boolean } {
  const { queries } = useApi();
  const may = useMay();
  const asks = (list: Permission) => text.length >= LEAST_LETTERS && may(list);
  const of = { q: text, limit: MOST };
  return useQueries({
    queries: [
      { ...queries.users.list.queryOptions({ input: of }), enabled: asks('users.list') },
      {
        ...queries.admin.properties.list.queryOptions({ input: of }),
        enabled: asks('admin.properties.list'),
      },
      {
        ...queries.managedRentals.listProperties.queryOptions({ input: { ...of, show: 'all' } }),
        enabled: asks('managedRentals.listProperties'),
      },
      {
        ...queries.enquiries.list.queryOptions({ input: { ...of, show: 'all' } }),
        enabled: asks('enquiries.list'),
      },
      {
        ...queries.payouts.find.queryOptions({ input: { q: text } }),
        enabled: asks('payouts.find') && isReference(text),
      },
      {
        ...queries.affiliates.list.queryOptions({
          input: { ...of, q: readAffiliateCode(text), status: 'all' },
        }),
        enabled: asks('affiliates.list') && isCode(text),
      },
      { ...queries.invoices.list.queryOptions({ input: of }), enabled: asks('invoices.list') },
      {
        ...queries.complaints.list.queryOptions({ input: { ...of, show: 'all' } }),
        enabled: asks('complaints.list'),
      },
    ],
    combine: (lists) => {
      const [people, homes, managed, enquiries, transfers, affiliates, invoices, complaints] = lists;
      const groups = [
        {
          title: msg`People`,
          items: (people.data?.items ?? []).map((one) => ({
            id: `person ${one.user_id}`,
            name: shownName(one.full_name, one.email, one.phone),
            note: noted(one.email, one.phone && formatPhone(one.phone), one.city),
            path: tabAddress('users', { user: one.user_id }),
          })),
        },
        {
          title: msg`Affiliates`,
          items: (affiliates.data?.items ?? []).map((one) => ({
            id: `affiliate ${one.affiliate_id}`,
            name: `${one.affiliate_id} · ${one.full_name}`,
            note: noted(one.email),
            path: one.user_id
              ? tabAddress('users', { user: one.user_id })
              : tabAddress('payouts', { q: one.affiliate_id }),
          })),
        },
        {
          title: msg`Homes`,
          items: (homes.data?.items ?? []).map((one) => {
            const who = one.lister.full_name;
            return {
              id: `home ${one.id}`,
              name: one.title,
              note: noted(one.locality, one.city, who && say(msg`Listed by ${who}`)),
              path: homePath(one),
            };
          }),
        },
        {
          title: msg`Managed homes`,
          items: (managed.data?.items ?? []).map((one) => ({
            id: `managed ${one.id}`,
            name: one.property_name,
            note: noted(...whyManaged(one, text)),
            path: tabAddress('managed-rentals', { view: 'active', show: 'all', q: one.property_name }),
          })),
        },
        {
          title: msg`Enquiries`,
          items: (enquiries.data?.items ?? []).map((one) => ({
            id: `enquiry ${one.id}`,
            name: one.name,
            note: one.message.slice(0, 80),
            path: tabAddress('enquiries', { enquiry: one.id }),
          })),
        },
        {
          title: msg`Transfers`,
          items: (transfers.data?.items ?? []).map((one) => ({
            id: `transfer ${one.id}`,
            name: `${one.code} · ${one.full_name}`,
            note: noted(one.reference, one.paid_on && formatDate(one.paid_on)),
            path: tabAddress('payouts', { batch: one.batch_id, q: one.affiliate_id ?? one.holder_name }),
          })),
        },
        {
          title: msg`Invoices`,
          items: (invoices.data?.items ?? []).map((one) => ({
            id: `invoice ${one.id}`,
            name: `${one.number} · ${one.payer_name}`,
            note: noted(formatDate(one.issued_on), one.description),
            path: tabAddress('invoices', { q: one.number }),
          })),
        },
        {
          title: msg`Complaints`,
          items: (complaints.data?.items ?? []).map((one) => ({
            id: `complaint ${one.id}`,
            name: noted(one.number, one.complainant?.full_name ?? one.sender?.name),
            note: one.message.slice(0, 80),
            path: tabAddress('complaints', { complaint: one.id }),
          })),
        },
      ];
      return { groups, isFetching: lists.some(({ isFetching }) => isFetching) };
    },
  });
}
