import { defineFeature } from '../lib/feature.ts';
import { defineNotices } from '../lib/notices.ts';
import { exportSections } from './export-sections.ts';
import { landlordMailHandlers } from './landlord-mail.ts';
import { managedRentalParts } from './managed-rental-mail-text.ts';
import { managedRentals, rvl } from './managed-rentals.ts';
import { managedRentalNotice } from './notices.ts';

export const feature = defineFeature({
  procedures: { managedRentals, rvl },
  jobs: landlordMailHandlers,
  notices: { 'managed-rental': defineNotices(managedRentalNotice, managedRentalParts) },
  exportSections,
});
