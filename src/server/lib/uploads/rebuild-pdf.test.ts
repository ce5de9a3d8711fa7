import { degrees, PDFDocument, PDFName, type PDFPage, PDFString } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { pdfLines } from '../../../../tests/support/pdf-text.ts';
import { cleanPdf } from './clean-pdf.ts';
import { rebuildPdf } from './rebuild-pdf.ts';

/** A page of text with a filled field, after somebody has done to it what `harm` does. */
async function pdf(harm: (document: PDFDocument, page: PDFPage) => unknown = () => undefined) {
  const document = await PDFDocument.create();
  const page = document.addPage([300, 200]);
  page.drawText('Rent agreement', { x: 20, y: 150, size: 12 });
  const field = document.getForm().createTextField('tenant');
  field.setText('Asha Rao');
  field.addToPage(page, { x: 20, y: 50, width: 200, height: 20 });
  await harm(document, page);
  return document;
}

/** All that a PDF holds beside what is drawn, as text. */
async function insideOf(bytes: Uint8Array): Promise<string> {
  const { context } = await PDFDocument.load(bytes, { updateMetadata: false });
  return context
    .enumerateIndirectObjects()
    .map(([, object]) => object.toString())
    .join('\n');
}

const action = (type: string) => ({ Type: 'Action', S: type, JS: PDFString.of('app.alert(1)') });
const harms: [string, string, (document: PDFDocument, page: PDFPage) => unknown][] = [
  ['a script of the document', 'JavaScript', (document) => document.addJavaScript('go', 'app.alert(1)')],
  [
    'a script that runs at opening',
    'OpenAction',
    ({ catalog, context }) => catalog.set(PDFName.of('OpenAction'), context.obj(action('JavaScript'))),
  ],
  [
    'a program that a page starts',
    'Launch',
    ({ context }, { node }) => node.set(PDFName.of('AA'), context.obj({ O: action('Launch') })),
  ],
  [
    'an embedded file',
    'EmbeddedFile',
    (document) => document.attach(new Uint8Array(300), 'setup.exe', { mimeType: 'application/octet-stream' }),
  ],
  [
    'a link that runs a script',
    'Annot',
    ({ context }, { node }) =>
      node.addAnnot(
        context.register(
          context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9], A: action('JavaScript') }),
        ),
      ),
  ],
  [
    'a file that hangs on a picture',
    'Filespec',
    ({ context }, { node }) => {
      const file = context.register(context.obj({ Type: 'Filespec', F: PDFString.of('//evil/share') }));
      const form = context.register(
        context.stream('', { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 9, 9], AF: [file] }),
      );
      node.newXObject('Picture', form);
    },
  ],
];

describe('a rebuilt PDF', () => {
  // security abuse: Uploaded documents are rebuilt, and scanned where a scanner is configured
  // security review: Documents kept their scripts, and nothing looked for viruses (M6)
  it.each(harms)('has lost %s, and shows what it showed', async (_, name, harm) => {
    const given = await (await pdf(harm)).save();
    expect(await insideOf(given)).toContain(name);
    const clean = await cleanPdf(given);
    expect(await insideOf(clean)).not.toMatch(new RegExp(`${name}|JS|AcroForm|app\\.alert`));
    expect(await pdfLines(clean)).toEqual(['Rent agreement', 'Asha Rao']);
  });

  it('keeps its pages, their size and the way they are turned', async () => {
    const document = await pdf();
    document.addPage([500, 400]).setRotation(degrees(90));
    const pages = (await PDFDocument.load(await cleanPdf(await document.save()))).getPages();
    expect(pages.map((page) => [page.getWidth(), page.getHeight(), page.getRotation().angle])).toEqual([
      [300, 200, 0],
      [500, 400, 90],
    ]);
  });
});

describe('in its own process', () => {
  it('is rebuilt, and one that forbids printing only as well', async () => {
    expect(await pdfLines(await rebuildPdf(await (await pdf()).save()))).toContain('Rent agreement');
    const restricted = await pdf();
    restricted.encrypt({ userPassword: '', ownerPassword: 'owner', permissions: {} });
    expect(await pdfLines(await rebuildPdf(await restricted.save()))).toContain('Rent agreement');
  });

  it('is refused with its reason when it needs a password, or cannot be read', async () => {
    const locked = await pdf();
    locked.encrypt({ userPassword: 'secret', ownerPassword: 'owner', permissions: {} });
    await expect(rebuildPdf(await locked.save())).rejects.toMatchObject({
      code: 'document.locked',
      field: 'file',
    });
    for (const text of ['%PDF-1.7 and then nothing %%EOF', '%PDF-1.7\n'.repeat(5000)]) {
      const broken = rebuildPdf(new TextEncoder().encode(text));
      await expect(broken).rejects.toMatchObject({ code: 'document.unreadable', field: 'file' });
    }
  });
});
