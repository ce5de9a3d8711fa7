// Many homes from one file: read its columns, say which holds what, import, and learn of each row that was not taken.
import { z } from 'zod';
import { type ImportField, importFields } from '../domain/import-mapping.ts';
import { invalid } from '../domain/refusals.ts';
import { procedure } from './procedure.ts';

const cells = z.record(z.string(), z.string());
const byField = (what: z.ZodString) =>
  z.partialRecord(z.enum(importFields as [ImportField, ...ImportField[]]), what).default({});

export const importMapping = z.object({
  columns: byField(
    z.string().max(200, invalid('column-name.too-long', 'This column name is too long')),
  ).describe('header by field'),
  defaults: byField(
    z.string().max(200, invalid('text.too-long', 'Use at most {most} characters', { most: 200 })),
  ).describe('text by field'),
  values: z
    .partialRecord(
      z.enum(importFields as [ImportField, ...ImportField[]]),
      z.record(z.string().max(80), z.string().max(40)),
    )
    .default({})
    .describe('by field, what words that are unknown mean: an option of the field, or nothing'),
});
export type ImportMappingInput = z.output<typeof importMapping>;

const rejectReason = z.object({
  field: z
    .enum(importFields as [ImportField, ...ImportField[]])
    .nullable()
    .describe('null: the whole row'),
  problem: z.enum(['missing', 'unreadable', 'unknown-city', 'malformed', 'not-stored']),
  text: z.string().describe('what stood there, shortened'),
});
export type RejectReason = z.infer<typeof rejectReason>;

const reject = z.object({
  row: z.number().int().describe('as a spreadsheet counts: the header is row 1'),
  reasons: z.array(rejectReason),
  cells,
});
export type ImportReject = z.infer<typeof reject>;

const run = z.object({
  id: z.uuid(),
  file_name: z.string(),
  status: z
    .enum(['waiting', 'running', 'finished', 'stopped', 'declined'])
    .describe('waiting: for our team, before anything of a new account’s large file is shown'),
  review_note: z.string().nullable().describe('why it was declined'),
  total_rows: z.number().int(),
  imported_rows: z.number().int(),
  repeated_rows: z.number().int().describe('imported before, left as they are'),
  same_rows: z.number().int().describe('homes that an earlier row of the same file is'),
  same_as: z
    .array(z.object({ row: z.number().int(), as: z.number().int() }))
    .describe('the first of these, and the row whose home each is'),
  updated_rows: z
    .number()
    .int()
    .describe('of those imported before, changed by this file, which has their number'),
  rejected_rows: z.number().int(),
  left_out: z
    .array(
      z.object({
        field: z.enum(importFields as [ImportField, ...ImportField[]]),
        cells: z.number().int(),
        example: z.string().describe('what stood in one of them'),
      }),
    )
    .describe('cells of homes that were taken which could not be read; without areaSqft: drafts'),
  created_at: z.string(),
  finished_at: z.string().nullable(),
  undone_at: z.string().nullable(),
  undo_until: z.string(),
});
export type ImportRun = z.infer<typeof run>;

const newLocalities = z.object({
  localities: z
    .array(
      z.object({
        name: z.string(),
        city: z.string(),
        rows: z.number().int(),
        beside: z.string().nullable().describe('the known one near which its homes are found until then'),
      }),
    )
    .describe('those of most rows first'),
  more: z.number().int().describe('how many others there are'),
});
export type NewLocalities = z.infer<typeof newLocalities>;

const photos = z.object({
  waiting: z.number().int().describe('still to be fetched'),
  stored: z.number().int(),
  same: z.number().int().describe('the home had the very picture already'),
  failed: z.number().int(),
  problems: z
    .array(
      z.object({
        row: z.number().int(),
        address: z.string(),
        problem: z.string().describe('the code of a rule, as uploads are refused by'),
      }),
    )
    .describe('the first of those that failed, by row'),
});
export type ImportPhotos = z.infer<typeof photos>;

const undone = z.object({
  removed: z.number().int(),
  kept: z
    .array(z.object({ id: z.uuid(), title: z.string() }))
    .describe('homes that others have asked for; those an import only changed are not among them'),
});
export type ImportUndone = z.infer<typeof undone>;

const preview = z.object({
  file_id: z.uuid(),
  file_name: z.string(),
  sheet: z
    .object({ name: z.string(), others: z.array(z.string()) })
    .nullable()
    .describe('of a workbook, the one read'),
  headers: z.array(z.string()),
  rows: z.array(cells).describe('the first rows'),
  row_numbers: z.array(z.number().int()),
  total_rows: z.number().int(),
  mapping: importMapping.describe('what the header row suggests'),
  texts: z
    .record(z.string(), z.array(z.object({ text: z.string(), cells: z.number().int() })))
    .describe('what the cells of columns with few different texts say'),
  recalled: z
    .array(z.enum(importFields as [ImportField, ...ImportField[]]))
    .describe('fields whose column is suggested because it was chosen for an earlier file'),
  waits: z.boolean().describe('our team looks at the file before its homes are shown'),
});
export type ImportPreview = z.infer<typeof preview>;

export const importsContract = {
  preview: procedure('imports.preview', 'handler')
    .route({ method: 'POST', path: '/my/imports/files' })
    .input(z.object({ file: z.file(invalid('import-file.missing', 'Choose an Excel or CSV file')) }))
    .output(preview),
  places: procedure('imports.places', 'handler')
    .route({
      method: 'POST',
      path: '/my/imports/files/{file_id}/places',
      summary: 'The localities of a file that we do not know',
    })
    .input(z.object({ file_id: z.uuid(invalid('file.missing', 'Choose a file')), mapping: importMapping }))
    .output(newLocalities),
  start: procedure('imports.start', 'handler')
    .route({ method: 'POST', path: '/my/imports', successStatus: 201 })
    .input(
      z.object({
        file_id: z.uuid(invalid('file.missing', 'Choose a file')),
        file_name: z.string().trim().min(1).max(200).default('file.csv'),
        mapping: importMapping,
      }),
    )
    .output(run),
  get: procedure('imports.get')
    .route({ method: 'GET', path: '/my/imports/{id}' })
    .input(
      z.object({
        id: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'an import' })),
        rejects_page: z.coerce.number().int().min(1).max(100_000).default(1),
      }),
    )
    .output(
      run.extend({
        headers: z
          .array(z.string())
          .describe('of the file, in its order; none for imports of before this was kept'),
        rejects: z.array(reject),
        new_localities: newLocalities.describe('names that our team has yet to look at'),
        photos,
      }),
    ),
  undo: procedure('imports.undo')
    .route({ method: 'POST', path: '/my/imports/{id}/undo' })
    .input(
      z.object({
        id: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'an import' })),
      }),
    )
    .output(undone),
  forget: procedure('imports.forget')
    .route({ method: 'POST', path: '/my/imports/forget', summary: 'Forgets what was corrected of files' })
    .output(z.object({ forgotten: z.boolean() })),
  list: procedure('imports.list')
    .route({ method: 'GET', path: '/my/imports' })
    .output(z.array(run).describe('the last 20, newest first')),
};
