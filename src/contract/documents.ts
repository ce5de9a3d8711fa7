/** The Documentation Center: which documents there are, and the text of one. */
import { z } from 'zod';
import { documentIds } from '../domain/documents.ts';
import { invalid } from '../domain/refusals.ts';
import { procedure } from './procedure.ts';

const document = z.object({
  id: z.enum(documentIds),
  title: z.string(),
  version: z.string(),
  first_revision: z.string(),
  revised_on: z.string().describe('the day of the present text'),
});
export type DocumentCard = z.infer<typeof document>;

export const documentsContract = {
  list: procedure('documents.list')
    .route({ method: 'GET', path: '/admin/documents' })
    .output(z.object({ items: z.array(document) })),
  get: procedure('documents.get')
    .route({ method: 'GET', path: '/admin/documents/{id}' })
    .input(z.object({ id: z.enum(documentIds, invalid('document.unknown', 'There is no such document')) }))
    .output(document.extend({ file_name: z.string(), text: z.string().describe('Markdown') })),
};
