/** The matters of a copy of one's data: which rows are whose, under names that a person understands. Amounts in rupees, times of India. */
import { type SQL, sql } from 'drizzle-orm';
import { contactsAsSeen } from '../../domain/contacts.ts';

export type Section = {
  /** Name of the files. */
  file: string;
  title: string;
  /** The newest so many rows; whoever has more is told so. */
  rows: (userId: string) => SQL;
  /** What of a row others wrote shows as it does on the screen. */
  shown?: (row: Record<string, unknown>) => Record<string, unknown>;
};

export const ROWS_MAX = 20_000;

const time = (column: SQL) => sql`to_char(${column} at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI')`;
const rupees = (column: SQL) => sql`round(${column} / 100.0, 2)::text`;
const yesNo = (condition: SQL) => sql`case when ${condition} then 'yes' else 'no' end`;
const home = sql`coalesce(h.title, '')`;
/** People of a list, each with how he knows the person and his number. */
const named = (
  people: SQL,
) => sql`(select string_agg(format('%s (%s, %s)', n ->> 'name', n ->> 'kind', n ->> 'phone'), '; ')
  from jsonb_array_elements(${people}) n)`;

const account: readonly Section[] = [
  {
    file: 'profile',
    title: 'Profile',
    rows: (userId) => sql`
      select full_name as "Full name", first_name as "First name", last_name as "Last name", email as "E-mail",
        ${yesNo(sql`email_verified`)} as "E-mail confirmed", phone as "Phone", city as "City", state as "State",
        ${rupees(sql`annual_income`)} as "Income a year (₹)", ${rupees(sql`preferred_rent_min`)} as "Preferred rent from (₹)",
        ${rupees(sql`preferred_rent_max`)} as "Preferred rent to (₹)", preferred_bedrooms as "Preferred bedrooms",
        theme as "Appearance", language as "Language", ${time(sql`created_at`)} as "Member since",
        ${time(sql`last_login_at`)} as "Last sign-in"
      from profiles where user_id = ${userId}`,
  },
  {
    file: 'roles',
    title: 'Roles',
    rows: (userId) => sql`
      select role as "Role", ${time(sql`created_at`)} as "Since" from user_roles where user_id = ${userId} order by role`,
  },
  {
    file: 'consents',
    title: 'Consents',
    rows: (userId) => sql`
      select ${time(sql`created_at`)} as "When", purpose as "Purpose", version as "Version of the text",
        case when is_given then 'given' else 'withdrawn' end as "Answer"
      from consents where user_id = ${userId} order by created_at desc`,
  },
  {
    file: 'who-looked',
    title: 'Who of our office looked at my data',
    rows: (userId) => sql`
      select ${time(sql`created_at`)} as "When", actor_name as "Who", subject as "What"
      from data_looks where user_id = ${userId} order by created_at desc`,
  },
  {
    file: 'access-tokens',
    title: 'Access tokens of my programs',
    rows: (userId) => sql`
      select ${time(sql`created_at`)} as "Made", name as "Name", prefix as "Begins with", array_to_string(scopes, ', ') as "May",
        ${time(sql`expires_at`)} as "Until", ${time(sql`last_used_at`)} as "Last used"
      from api_tokens where user_id = ${userId} order by created_at desc`,
  },
  {
    file: 'webhooks',
    title: 'Webhooks of my programs',
    rows: (userId) => sql`
      select ${time(sql`created_at`)} as "Set up", url as "Address", array_to_string(events, ', ') as "Events", state as "State"
      from webhooks where user_id = ${userId} order by created_at desc`,
  },
  {
    file: 'notices',
    title: 'What I was told',
    rows: (userId) => sql`
      select ${time(sql`created_at`)} as "When", event as "Matter", payload::text as "Details", ${time(sql`read_at`)} as "Read"
      from notifications where user_id = ${userId} order by created_at desc`,
  },
  {
    file: 'letters',
    title: 'Letters of the last month',
    rows: (userId) => sql`
      select ${time(sql`created_at`)} as "When", recipient as "To", subject as "Subject", status as "State"
      from mails where user_id = ${userId} order by created_at desc`,
  },
];

const verification: Section = {
  file: 'verification',
  title: 'Verification',
  rows: (userId) => sql`
    select ${time(sql`c.created_at`)} as "Asked", coalesce(h.title, 'Myself') as "Of", c.kind as "What",
      c.reference as "As it was", c.note as "My note", c.status as "State", c.method as "How",
      ${time(sql`c.decided_at`)} as "Decided", c.valid_until::text as "Good until", c.reason as "Reason"
    from verification_claims c left join properties h on h.id = c.property_id
    where c.user_id = ${userId} order by c.created_at desc`,
};

const seeking: readonly Section[] = [
  {
    file: 'shortlist',
    title: 'Shortlist',
    rows: (userId) => sql`
      select ${time(sql`s.created_at`)} as "Added", ${home} as "Home", s.note as "My note",
        ${rupees(sql`s.rent_when_added`)} as "Rent when added (₹)"
      from shortlists s left join properties h on h.id = s.property_id where s.user_id = ${userId} order by s.created_at desc`,
  },
  {
    file: 'recently-viewed',
    title: 'Homes looked at',
    rows: (userId) => sql`
      select ${time(sql`v.viewed_at`)} as "When", ${home} as "Home" from recent_views v
        left join properties h on h.id = v.property_id where v.user_id = ${userId} order by v.viewed_at desc`,
  },
  {
    file: 'searches',
    title: 'Searches, recent and saved',
    rows: (userId) => sql`
      select ${time(sql`searched_at`)} as "When", 'recent' as "Kind", '' as "Name", query as "Search", '' as "Letters"
        from recent_searches where user_id = ${userId}
      union all
      select ${time(sql`created_at`)}, 'saved', name, query, frequency from saved_searches where user_id = ${userId}
      order by 1 desc`,
  },
  {
    file: 'visits-asked-for',
    title: 'Visits I asked for',
    rows: (userId) => sql`
      select ${time(sql`v.created_at`)} as "Asked", ${home} as "Home", v.status as "State", v.visit_type as "Kind",
        v.scheduled_date::text as "Day", v.slot::text as "Hour", v.notes as "My note", v.rating as "My rating"
      from property_visits v left join properties h on h.id = v.property_id
      where v.user_id = ${userId} order by v.created_at desc`,
  },
  {
    file: 'application-profile',
    title: 'My application profile',
    rows: (userId) => sql`
      select p.move_in_date::text as "Move in", p.household as "Household", p.occupants as "People", p.income_band as "Income",
        p.occupation as "Work", p.employer as "Employer", ${named(sql`p.referees`)} as "References", p.notes as "My note",
        ${time(sql`p.updated_at`)} as "As of"
      from application_profiles p where p.user_id = ${userId}`,
  },
  {
    file: 'applications',
    title: 'Applications I made',
    rows: (userId) => sql`
      select ${time(sql`a.created_at`)} as "Sent", ${home} as "Home", a.status as "State", a.move_in_date::text as "Move in",
        a.household as "Household", a.occupants as "People", a.income_band as "Income", a.occupation as "Work",
        a.employer as "Employer", ${named(sql`r.referees`)} as "References", a.notes as "My note"
      from property_applications a left join properties h on h.id = a.property_id
        left join application_references r on r.application_id = a.id
      where a.user_id = ${userId} order by a.created_at desc`,
  },
  {
    file: 'messages',
    title: 'Messages I wrote and got',
    rows: (userId) => sql`
      select ${time(sql`m.created_at`)} as "When", ${home} as "Home",
        case when m.sender_id = ${userId} then 'I' else 'the other side' end as "Who", m.body as "Message",
        (c.seeker_shares and c.lister_shares) or m.sender_id = ${userId}
          or app.is_lead_accepted(c.property_id, c.user_id, c.lister_id) as is_open
      from conversations c join messages m on m.conversation_id = c.id left join properties h on h.id = c.property_id
      where ${userId} in (c.user_id, c.lister_id) order by m.created_at desc`,
    shown: ({ is_open: isOpen, Message: body, ...row }) => ({
      ...row,
      Message: contactsAsSeen(String(body), isOpen === true),
    }),
  },
  {
    file: 'enquiries',
    title: 'What I asked the office',
    rows: (userId) => sql`
      select ${time(sql`created_at`)} as "When", kind as "About", name as "Name", email as "E-mail", phone as "Phone",
        company as "Company", city as "City", message as "Message", details::text as "Further answers", status as "State"
      from enquiries where user_id = ${userId} order by created_at desc`,
  },
  {
    file: 'reports',
    title: 'Listings I reported',
    rows: (userId) => sql`
      select ${time(sql`r.created_at`)} as "When", ${home} as "Home", r.reason as "Reason", r.note as "My note", r.status as "State"
      from listing_reports r left join properties h on h.id = r.property_id
      where r.reporter_id = ${userId} order by r.created_at desc`,
  },
];

const letting: readonly Section[] = [
  {
    file: 'homes',
    title: 'Homes I listed',
    rows: (userId) => sql`
      select ${time(sql`h.created_at`)} as "Created", h.title as "Title", h.listing_state as "State", h.city as "City",
        h.locality as "Locality", p.address as "Address", p.contact_name as "Contact", p.contact_phone as "Phone",
        p.contact_email as "E-mail", ${rupees(sql`h.rent`)} as "Rent (₹)", ${rupees(sql`h.deposit`)} as "Deposit (₹)",
        h.bedrooms as "Bedrooms", h.area_sqft as "Area (sq ft)", h.view_count as "Views", h.description as "Description"
      from properties h left join property_private p on p.property_id = h.id
      where h.listed_by = ${userId} order by h.created_at desc`,
  },
  {
    file: 'requests-for-my-homes',
    title: 'Visits and applications for my homes (without the other person’s data)',
    rows: (userId) => sql`
      select ${time(sql`v.created_at`)} as "When", 'visit' as "Kind", ${home} as "Home", v.status as "State"
        from property_visits v left join properties h on h.id = v.property_id where v.lister_id = ${userId}
      union all
      select ${time(sql`a.created_at`)}, 'application', ${home}, a.status
        from property_applications a left join properties h on h.id = a.property_id where a.lister_id = ${userId}
      order by 1 desc`,
  },
  {
    file: 'leases',
    title: 'Leases',
    rows: (userId) => sql`
      select l.home_name as "Home", l.home_address as "Address",
        case when l.tenant_id = ${userId} then 'tenant' else 'landlord' end as "I am", l.landlord_name as "Landlord",
        l.tenant_name as "Tenant", l.state as "State", l.start_date::text as "From", l.end_date::text as "To",
        ${rupees(sql`l.rent`)} as "Rent (₹)", ${rupees(sql`l.deposit`)} as "Deposit (₹)", l.notice_days as "Notice (days)",
        l.terms as "Further terms", l.paper_answer as "Why it was not signed on paper"
      from leases l where ${userId} in (l.tenant_id, l.landlord_id) order by l.start_date desc`,
  },
  {
    file: 'rent-payments',
    title: 'Rent paid and received',
    rows: (userId) => sql`
      select p.paid_on::text as "Paid on", l.home_name as "Home",
        case when l.tenant_id = ${userId} then 'paid' else 'received' end as "I",
        ${rupees(sql`p.amount`)} as "Amount (₹)", p.mode as "How", p.reference as "Reference", p.state as "State",
        p.receipt_number as "Receipt"
      from rent_payments p join leases l on l.id = p.lease_id
      where ${userId} in (l.tenant_id, l.landlord_id) order by p.paid_on desc`,
  },
  {
    file: 'repairs',
    title: 'Repairs asked for and worked',
    rows: (userId) => sql`
      select ${time(sql`r.created_at`)} as "Raised", r.home_name as "Home", r.title as "What", r.description as "More",
        r.category as "About", r.status as "State", r.assignee_name as "Repaired by", ${rupees(sql`r.cost`)} as "Cost (₹)",
        r.rating as "Stars", r.rating_note as "Said of it"
      from maintenance_requests r where r.id in (
        select q.id from maintenance_requests q join leases l on l.id = q.lease_id where ${userId} in (l.tenant_id, l.landlord_id)
        union all
        select q.id from maintenance_requests q join properties p on p.id = q.property_id
         where q.lease_id is null and p.listed_by = ${userId}
        union all
        select q.id from maintenance_requests q join managed_properties m on m.id = q.managed_property_id
         where q.lease_id is null and m.owner_id = ${userId}) order by r.created_at desc`,
  },
  {
    file: 'managed-rentals',
    title: 'Managed rental',
    rows: (userId) => sql`
      select ${time(sql`a.created_at`)} as "Sent", a.property_location as "Place", a.property_address as "Address",
        a.status as "State", ${rupees(sql`a.monthly_rent`)} as "Rent (₹)", a.management_fee_percentage::text as "Fee (%)",
        a.landlord_name as "Landlord", a.landlord_email as "E-mail", a.landlord_phone as "Phone"
      from managed_rental_applications a where ${userId} in (a.landlord_id, a.submitted_by) order by a.created_at desc`,
  },
];

const earning: readonly Section[] = [
  {
    file: 'broker',
    title: 'Broker registration',
    rows: (userId) => sql`
      select b.name as "Name", b.firm as "Firm", b.phone as "Phone", b.address as "Address", b.city as "City",
        b.state as "State", b.gstin as "GSTIN", b.rera_numbers::text as "RERA numbers", b.status as "Standing",
        b.reg_paid_at::date::text as "Fee paid on", b.reg_payment_mode as "Fee paid by"
      from brokers b where b.user_id = ${userId}`,
  },
  {
    file: 'payee',
    title: 'PAN and account for payouts (as they are shown)',
    rows: (userId) => sql`
      select t.masked as "PAN", a.masked as "Account", a.ifsc as "IFSC", a.holder_name as "Holder"
      from (select ${userId}::uuid as id) me left join tax_identities t on t.user_id = me.id
        left join payout_accounts a on a.user_id = me.id where t.user_id is not null or a.user_id is not null`,
  },
  {
    file: 'affiliate',
    title: 'Affiliate programme',
    rows: (userId) => sql`
      select r.affiliate_id as "Affiliate id", r.full_name as "Name", r.sponsor_id as "Sponsor",
        ${time(sql`r.created_at`)} as "Joined", p.status as "Status", p.reward_calculation_mode as "Calculation",
        p.contract_version as "Consent to plan", ${time(sql`p.contract_consented_at`)} as "Consented"
      from affiliate_registrations r left join affiliate_profiles p on p.affiliate_id = r.affiliate_id
      where r.user_id = ${userId}`,
  },
  {
    file: 'commission',
    title: 'Commission',
    rows: (userId) => sql`
      select c.month_year::text as "Month", c.kind as "Kind", c.level as "Level", ${rupees(sql`c.base`)} as "Base (₹)",
        round(c.rate_bp / 100.0, 2)::text as "Rate (%)", round(c.paid_below_bp / 100.0, 2)::text as "Paid below (%)",
        ${rupees(sql`c.amount`)} as "Amount (₹)", c.status as "State"
      from managed_rental_commissions c join affiliate_registrations r on r.affiliate_id = c.affiliate_id
      where r.user_id = ${userId} order by c.month_year desc, c.payment_id, c.sequence`,
  },
  {
    file: 'payouts',
    title: 'Payouts',
    rows: (userId) => sql`
      select ${time(sql`p.created_at`)} as "When", ${rupees(sql`p.amount`)} as "Amount (₹)", p.state as "State",
        p.masked as "Account", p.paid_on::text as "Paid on", p.reference as "Reference of the bank"
      from payouts p where p.user_id = ${userId} and p.state <> 'cancelled' order by p.created_at desc`,
  },
  {
    file: 'payments',
    title: 'Payments to the platform',
    rows: (userId) => sql`
      select ${time(sql`p.created_at`)} as "When", p.kind as "For", ${rupees(sql`p.amount`)} as "Amount (₹)",
        p.provider as "By", p.provider_payment_id as "Reference", p.status as "State"
      from payments p where p.user_id = ${userId} order by p.created_at desc`,
  },
];

export const sections: readonly Section[] = [...account, verification, ...seeking, ...letting, ...earning];
