import { expect, test } from 'vitest';
import { sentencesLoaded } from '../../components/listing-rules.ts';
import { avatarFileProblem } from './avatar-problems.ts';

await sentencesLoaded;

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0, 0, 0, 0, 0]);

test('a picture is told by its content, not by its name', async () => {
  expect(await avatarFileProblem(new File([png], 'me.pdf'))).toBeUndefined();
  const text = await avatarFileProblem(new File(['<svg onload="x"/>'], 'me.png', { type: 'image/png' }));
  expect(text?.message).toBe('This is not a JPEG, PNG, WebP, AVIF or HEIC picture.');
});

test('empty and oversized files are refused before they are sent', async () => {
  expect((await avatarFileProblem(new File([], 'me.png')))?.message).toBe('This file is empty.');
  const large = new File([png, new Uint8Array(11 * 1024 * 1024)], 'me.png');
  expect((await avatarFileProblem(large))?.message).toBe('This file is larger than 10 MB.');
});
