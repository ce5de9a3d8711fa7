import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { business, contact, freshPan, pdf, registered } from '../../../tests/support/brokers.ts';
import { startServices } from '../../../tests/support/services.ts';

const test = await startServices({ runsJobs: false });
const { as, addPerson, asOwner } = test;
const admin = await addPerson('Meera', ['admin']);

const rule = (code: string, field?: string) => ({
  code: 'RULE_BROKEN',
  data: field ? { rule: code, field } : expect.objectContaining({ rule: code }),
});
const wrongFields = (...fields: string[]) => ({
  code: 'UNPROCESSABLE_CONTENT',
  data: { errors: fields.map((field) => expect.objectContaining({ field })) },
});

describe('registering as a broker', () => {
  it('begins with what the profile knows, and is taken up again where it was left', async () => {
    const person = as(await addPerson('Asha Rao'));
    expect(await person.brokers.registration()).toMatchObject({
      status: null,
      step: 'form',
      name: 'Asha Rao',
    });
    expect(await person.brokers.saveContact(contact())).toMatchObject({ status: 'draft', step: 'step1' });
    expect(await person.brokers.saveBusiness(business())).toMatchObject({ step: 'step1', pan: null });
    await person.payees.setPan({ pan: freshPan() });
    expect(await person.brokers.registration()).toMatchObject({
      step: 'step2',
      missing_documents: ['pan_card', 'rera_certificate'],
      rera_numbers: [{ state: 'Maharashtra', number: 'A51800012345', expires_on: null, check: 'fits' }],
    });
    await expect(person.brokers.submit({ agrees: true })).rejects.toMatchObject(
      rule('broker.document-missing', 'pan_card'),
    );
    await person.brokers.uploadDocument({ kind: 'pan_card', file: pdf() });
    await person.brokers.uploadDocument({ kind: 'rera_certificate', file: pdf(), expires_on: '2030-01-01' });
    await expect(person.brokers.submit({ agrees: false as never })).rejects.toMatchObject(
      wrongFields('agrees'),
    );
    expect(await person.brokers.submit({ agrees: true })).toMatchObject({
      status: 'submitted',
      step: 'payment',
      fee: 500_000,
      payment: null,
    });
    expect(await person.brokers.submit({ agrees: true })).toMatchObject({ status: 'submitted' });
    const [{ count }] = (await asOwner<{ count: string }>(
      `select count(*) from audit_log where action = 'brokers.submit'`,
    )) as [{ count: string }];
    expect(count).toBe('1');
  });

  it('says at each field what is wrong and keeps what was there', async () => {
    const person = as(await addPerson('Bela'));
    await expect(
      person.brokers.saveContact(contact({ name: '', phone: 'none', state: 'Atlantis' }) as never),
    ).rejects.toMatchObject(wrongFields('name', 'phone', 'state'));
    await expect(person.brokers.saveBusiness(business())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await person.brokers.saveContact(contact());
    await expect(
      person.brokers.saveBusiness(business({ firm: '', gstin: '27AAPFU0939F1ZW', rera_numbers: [] })),
    ).rejects.toMatchObject(wrongFields('firm', 'gstin', 'rera_numbers'));
    const numbers = (number: string, expires_on: string | null = null) =>
      business({ rera_numbers: [{ state: 'Maharashtra', number, expires_on }] });
    await expect(person.brokers.saveBusiness(numbers('P51800012345'))).rejects.toMatchObject(
      rule('broker.rera-shape', 'rera_numbers.0.number'),
    );
    await expect(person.brokers.saveBusiness(numbers('A51800012345', '2020-01-01'))).rejects.toMatchObject(
      rule('broker.rera-expired', 'rera_numbers.0.expires_on'),
    );
    expect(await person.brokers.registration()).toMatchObject({ step: 'step1', city: 'Pune', firm: null });
  });

  it('refuses the PAN of another person', async () => {
    const pan = freshPan();
    const [first, second] = [as(await addPerson('Chitra')), as(await addPerson('Devi'))];
    await first.payees.setPan({ pan });
    await expect(second.payees.setPan({ pan })).rejects.toMatchObject(rule('payee.pan-taken', 'pan'));
    expect((await second.brokers.registration()).pan).toBeNull();
  });

  it('asks for nothing that a number of unknown shape could not answer, and marks it for a look', async () => {
    const person = as(await addPerson('Esha'));
    await person.brokers.saveContact(contact({ state: 'Goa' }));
    const saved = await person.brokers.saveBusiness(
      business({ rera_numbers: [{ state: 'Goa', number: 'aggo 04180345', expires_on: null }] }),
    );
    expect(saved.rera_numbers).toEqual([
      { state: 'Goa', number: 'AGGO 04180345', expires_on: null, check: 'manual' },
    ]);
  });

  it('takes two first saves at once for one registration', async () => {
    const userId = await addPerson('Farah');
    await Promise.all([as(userId).brokers.saveContact(contact()), as(userId).brokers.saveContact(contact())]);
    expect(await asOwner('select from brokers where user_id = $1', [userId])).toHaveLength(1);
  });

  it('lets nobody write status, payment or activation by themselves', async () => {
    const userId = await registered(test, 'Gita');
    for (const change of [
      `status = 'paid'`,
      `status = 'activated'`,
      'activated = true',
      'reg_fee_paid = true',
      `shadow_balancing_reason = 'x'`,
    ]) {
      await expect(
        test.services.database.asActor({ userId }, (tx) =>
          tx.execute(`update brokers set ${change} where user_id = '${userId}'`),
        ),
      ).rejects.toMatchObject({ cause: { code: '42501' } });
    }
  });
});

describe('papers', () => {
  it('are private: their owner and administrators get a link, whose look is audited, and nobody else', async () => {
    const userId = await registered(test, 'Hema');
    const [document] = (await as(userId).brokers.registration()).documents;
    const id = document?.id ?? '';
    const { path } = await as(userId).brokers.documentLink({ id });
    expect(path).toMatch(/^\/files\/private\/documents\/.+[?]expires=\d+&session=.+&signature=/);
    await as(admin).brokers.documentLink({ id });
    expect(
      await asOwner(`select from audit_log where action = 'brokers.openDocument' and actor_id = $1`, [admin]),
    ).toHaveLength(1);
    const neighbour = as(await addPerson('Ila'));
    await expect(neighbour.brokers.documentLink({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await neighbour.brokers.saveContact(contact());
    await expect(neighbour.brokers.removeDocument({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('are told by their content: a wrong, empty, broken or too large file is refused at its field', async () => {
    const person = as(await addPerson('Jaya'));
    await person.brokers.saveContact(contact());
    const upload = (content: BlobPart, name = 'pan.pdf') =>
      person.brokers.uploadDocument({ kind: 'pan_card', file: new File([content], name) });
    await expect(upload('<script>alert(1)</script>')).rejects.toMatchObject(
      rule('document.type-not-accepted', 'file'),
    );
    await expect(upload('')).rejects.toMatchObject(rule('document.empty', 'file'));
    await expect(upload('%PDF-1.7 and then nothing')).rejects.toMatchObject(
      rule('document.unreadable', 'file'),
    );
    await expect(upload(new Uint8Array(10 * 1024 * 1024 + 1))).rejects.toMatchObject(
      rule('document.too-large', 'file'),
    );
    const picture = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#888' } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .toBuffer();
    await expect(upload(new Uint8Array(picture.subarray(0, 300)), 'scan.jpg')).rejects.toMatchObject(
      rule('document.unreadable', 'file'),
    );
    expect((await person.brokers.registration()).documents).toEqual([]);
    expect(await upload(new Uint8Array(picture), 'scan.jpg')).toMatchObject({
      name: 'scan.jpg',
      content_type: 'image/jpeg',
    });
    const [{ key }] = (await asOwner<{ key: string }>(
      `select key from files order by created_at desc limit 1`,
    )) as [{ key: string }];
    const stored = await test.services.storage.open('private', key);
    const chunks: Buffer[] = [];
    for await (const chunk of stored?.stream ?? []) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).includes('somebody')).toBe(false);
  });

  it('are replaced by a newer one of their kind, but there is a RERA certificate for each number', async () => {
    const userId = await registered(test, 'Kavya');
    const person = as(userId);
    await person.brokers.uploadDocument({ kind: 'pan_card', file: pdf('newer.pdf') });
    await person.brokers.uploadDocument({ kind: 'rera_certificate', file: pdf('second.pdf') });
    const { documents } = await person.brokers.registration();
    expect(documents.map(({ kind, name }) => `${kind} ${name}`).sort()).toEqual([
      'pan_card newer.pdf',
      'rera_certificate rera.jpg',
      'rera_certificate second.pdf',
    ]);
    expect(await asOwner('select from files where owner_id = $1', [userId])).toHaveLength(3);
    await person.brokers.removeDocument({ id: documents[0]?.id ?? '' });
    expect((await person.brokers.registration()).documents).toHaveLength(2);
  });
});
