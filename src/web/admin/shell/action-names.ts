// What acts are called in words; an act without words is shown as the procedure names it.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const names: Readonly<Record<string, MessageDescriptor>> = {
  'roles.assign': msg`Role assigned`,
  'roles.remove': msg`Role removed`,
  'roles.firstAdmin': msg`Became the first administrator`,
  'properties.create': msg`Listing created`,
  'properties.update': msg`Listing changed`,
  'properties.publish': msg`Listing published`,
  'properties.setAvailability': msg`Availability changed`,
  'properties.pause': msg`Listing paused`,
  'properties.resume': msg`Listing shown again`,
  'properties.remove': msg`Listing deleted`,
  'properties.expire': msg`Listing paused because it was not renewed`,
  'properties.verify': msg`Property approved`,
  'enquiries.assigned': msg`Enquiry assigned`,
  'enquiries.noted': msg`Note on an enquiry`,
  'enquiries.moved': msg`Enquiry moved on`,
  'mail.sent-again': msg`Letter sent again`,
  'mail.undeliverable': msg`Letters to an address come back`,
  'mail.address-proved': msg`Address confirmed after letters came back`,
  'reports.review': msg`Report taken under review`,
  'reports.dismiss': msg`Report dismissed`,
  'properties.hide': msg`Home hidden after a report`,
  'properties.showAgain': msg`Hidden home shown again`,
  'claims.submit': msg`Verification asked for`,
  'claims.withdraw': msg`Verification no longer asked for`,
  'claims.openPaper': msg`Paper of a claim opened`,
  'claims.verify': msg`Claim verified`,
  'claims.decline': msg`Claim declined`,
  'claims.revoke': msg`Verification taken back`,
  'claims.lapse': msg`Verification ended by a change`,
  'claims.expire': msg`Verification ended`,
  'managedRentals.assignManager': msg`Property manager assigned`,
  'imports.start': msg`Import started`,
  'imports.finish': msg`Import finished`,
  'settings.update': msg`Setting changed`,
  'admin.pin.set': msg`Admin PIN set`,
  'admin.pin.reset': msg`Admin PIN taken away, to be set anew`,
};

export const actionName = (action: string): MessageDescriptor | string => names[action] ?? action;
