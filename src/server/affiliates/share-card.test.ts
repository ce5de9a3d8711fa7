import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { addAffiliate } from '../../../tests/support/managed-rentals.ts';
import { startServices } from '../../../tests/support/services.ts';
import { shareCard } from './share-card.ts';

const test = await startServices({ runsJobs: false });
const { as, addPerson } = test;

const origin = 'https://kiraya.example';
const card = async (name: string, language: 'en' | 'hi') => {
  const file = await shareCard({ name, code: 'KRY-7F3K9', origin, language });
  return { file, bytes: Buffer.from(await file.arrayBuffer()) };
};
/** How many different colours stand in a part of the picture: one where nothing is drawn. */
async function coloursIn(bytes: Buffer, left: number, top: number, width: number, height: number) {
  const pixels = await sharp(bytes).extract({ left, top, width, height }).removeAlpha().raw().toBuffer();
  const seen = new Set<number>();
  for (let at = 0; at < pixels.length; at += 3) seen.add(pixels.readUIntBE(at, 3));
  return seen.size;
}

describe('the card of an affiliate', () => {
  it.each([
    ['Jignesh Trivedi', 'en'],
    ['जिग्नेश त्रिवेदी', 'hi'],
    ['Venkatanarasimharajuvaripeta Subrahmanyeswaramma of the Andhra Coast and Family', 'en'],
  ] as const)('is a square PNG with the name %s, and nothing runs over its edge', async (name, language) => {
    const { file, bytes } = await card(name, language);
    expect([file.name, file.type]).toEqual([`kiraya-KRY-7F3K9-${language}.png`, 'image/png']);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1080, height: 1080, format: 'png' });
    expect(await coloursIn(bytes, 580, 540, 428, 200)).toBeGreaterThan(2);
    expect(await coloursIn(bytes, 1012, 440, 68, 640)).toBe(1);
  });

  it('is drawn in the language that is asked for', async () => {
    const [one, other] = [await card('Asha Rao', 'en'), await card('Asha Rao', 'hi')];
    expect(one.bytes.equals(other.bytes)).toBe(false);
  });

  it('is given to affiliates alone, and not to one whose membership ended', async () => {
    const notFound = { status: 404 };
    const person = await addPerson('Asha Rao');
    await expect(as(person).affiliates.card({})).rejects.toMatchObject(notFound);
    await addAffiliate(test, 'KRY-ASHA2', { userId: person });
    const file = await as(person).affiliates.card({ language: 'hi' });
    expect([file.name, file.type]).toEqual(['kiraya-KRY-ASHA2-hi.png', 'image/png']);
    expect(file.size).toBeGreaterThan(10_000);
    const former = await addPerson('Former Rao');
    await addAffiliate(test, 'KRY-FRMR2', { userId: former, status: 'terminated' });
    await expect(as(former).affiliates.card({})).rejects.toMatchObject(notFound);
  });
});
