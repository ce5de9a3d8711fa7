import { describe, expect, it, test } from 'vitest';
import {
  checkDocumentFile,
  checkImageFile,
  checkImageSize,
  checkPhotoCount,
  IMAGE_MAX_BYTES,
  imageFileProblem,
  imageSizeProblem,
  imageTypeOf,
  PHOTOS_MAX,
  photosLeft,
} from './files.ts';

function bytes(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

const jpeg = bytes('\xff\xd8\xff\xe0\x00\x10JFIF\x00\x01\x01\x00\x00');

describe('type by content', () => {
  test.each([
    ['\xff\xd8\xff\xe0\x00\x10JFIF', 'image/jpeg'],
    ['\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR', 'image/png'],
    ['RIFF\x24\x00\x00\x00WEBPVP8 ', 'image/webp'],
    ['\x00\x00\x00\x1cftypavif', 'image/avif'],
    ['\x00\x00\x00\x24ftypheic', 'image/heic'],
    ['\x00\x00\x00\x24ftypheix', 'image/heic'],
    ['\x00\x00\x00\x24ftyphevc', 'image/heic'],
    ['\x00\x00\x00\x24ftypmif1', 'image/heic'],
    ['\x00\x00\x00\x24ftypmp42', null],
    ['<svg xmlns="http://www.w3.org/2000/svg">', null],
    ['GIF89a', null],
    ['%PDF-1.7', null],
    ['', null],
  ])('%j', (text, type) => {
    expect(imageTypeOf(bytes(text))).toBe(type);
  });
});

describe('file', () => {
  it('is accepted up to 10 MB', () => {
    expect(imageFileProblem({ start: jpeg, size: IMAGE_MAX_BYTES })).toBeNull();
    expect(imageFileProblem({ start: jpeg, size: IMAGE_MAX_BYTES + 1 })).toBe('photo.too-large');
    expect(imageFileProblem({ start: jpeg, size: 0 })).toBe('photo.empty');
    expect(imageFileProblem({ start: bytes('<svg onload="x">'), size: 90 })).toBe('photo.type-not-accepted');
    const heic = bytes('\x00\x00\x00\x24ftypheic');
    expect(imageFileProblem({ start: heic, size: 90 })).toBeNull();
    expect(checkDocumentFile({ start: heic, size: 90 })).toBe('image/heic');
  });

  it('gives its type or throws its problem', () => {
    expect(checkImageFile({ start: jpeg, size: 1000 })).toBe('image/jpeg');
    expect(() => checkImageFile({ start: bytes('GIF89a'), size: 10 })).toThrow(
      'photo.type-not-accepted (file)',
    );
    expect(() => checkImageFile({ start: jpeg, size: 50_000_000 })).toThrow('photo.too-large (file)');
  });
});

describe('size in pixels', () => {
  test.each([
    [4000, 3000, 'photo', null],
    [8000, 5000, 'photo', null],
    [20_000, 20_000, 'photo', 'photo.too-many-pixels'],
    [1000, 239, 'photo', 'photo.too-small'],
    [64, 64, 'avatar', null],
    [63, 200, 'avatar', 'photo.too-small'],
  ] as const)('%s × %s as %s: %s', (width, height, purpose, problem) => {
    expect(imageSizeProblem(width, height, purpose)).toBe(problem);
    const check = () => checkImageSize(width, height, purpose);
    if (problem === null) expect(check).not.toThrow();
    else expect(check).toThrow(problem);
  });
});

it('takes twenty photos', () => {
  expect([photosLeft(0), photosLeft(19), photosLeft(25)]).toEqual([20, 1, 0]);
  expect(() => checkPhotoCount(PHOTOS_MAX - 1)).not.toThrow();
  expect(() => checkPhotoCount(PHOTOS_MAX)).toThrow('photo.too-many (file)');
});
