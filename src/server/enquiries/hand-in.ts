/** Makes an application for managed rental of an enquiry: the team reviews it as it reviews those that owners send themselves. */
import type { enquiries } from '../../db/schema/enquiries.ts';
import { managedRentalApplications } from '../../db/schema/managed-rentals.ts';
import { checkEnquiryAnswer, namesOwnHome } from '../../domain/enquiries.ts';
import { RuleBroken } from '../../domain/errors.ts';
import type { Language } from '../../domain/languages.ts';
import { formatRupees, paise } from '../../domain/money.ts';
import { i18n } from '../lib/i18n.ts';
import { api } from '../lib/procedures.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { textInvitation } from '../lib/text-invitation.ts';
import { loadEnquiry } from './rows.ts';
import { inTheirWords, lock, record, send } from './work.ts';

/** The language of whoever has no account: the form's questions are kept with their answers, as the page asked them. */
const writtenBy = ({
  message,
  details,
}: Pick<typeof enquiries.$inferSelect, 'message' | 'details'>): Language =>
  /\p{Script=Devanagari}/u.test(message + Object.keys(details).join()) ? 'hi' : 'en';

/** Nothing is agreed by it: the owner agrees to the mandate, once the home is approved. */
export const handIn = api.enquiries.handIn.handler(async ({ context, input: { id, ...home } }) => {
  const before = await lock(context, id);
  if (!namesOwnHome(before.kind)) throw new RuleBroken('enquiry.form-does-not-fit');
  checkEnquiryAnswer(before.status);
  const { userId, name, email, phone } = before;
  const [made] = await context.db
    .insert(managedRentalApplications)
    .values({
      enquiryId: id,
      submittedBy: userIdOf(context),
      // Whoever wrote without an account is found by their address or number as soon as they have one.
      ...(userId
        ? { landlordId: userId }
        : { landlordName: name, landlordEmail: email, landlordPhone: phone }),
      monthlyRent: home.monthly_rent,
      propertyLocation: home.property_location,
      propertyType: home.property_type,
      description: before.message,
    })
    .onConflictDoNothing({ target: managedRentalApplications.enquiryId })
    .returning({ id: managedRentalApplications.id });
  // Asked twice, as a double click does, it is one application.
  if (!made) return loadEnquiry(context.db, id);
  const handedIn = { action: 'handed_in', note: home.property_location } as const;
  const step = await record(context, before, { ...handedIn, changes: { status: 'answered' } });
  if (!email && !userId) {
    // Asked for with a number alone: a letter has nowhere to go.
    const language = writtenBy(before);
    if (phone)
      await textInvitation(context, { to: phone, template: 'enquiry-handed-in', values: {}, language });
    return step;
  }
  const body = await inTheirWords(context, before, (link) =>
    i18n._(
      'We’ve made an application for managed rental of your home in {place} from what you wrote, at {rent} a month. Our team reviews it, and nothing is agreed before you say yes. Follow it here, signed in with this address or number: {link}',
      {
        place: home.property_location,
        rent: formatRupees(paise(home.monthly_rent)),
        link: link('/managed-rentals?show=applications'),
      },
    ),
  );
  await send(context, before, body);
  return record(context, { ...before, status: 'answered' }, { action: 'answered', note: body });
});
