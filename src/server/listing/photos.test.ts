import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { addPlaces, homeInput } from '../../../tests/support/homes.ts';
import { asFile, patterned, picture, pngHeader, svgWithScript } from '../../../tests/support/photos.ts';
import { startServices } from '../../../tests/support/services.ts';
import { rememberLooks } from './photo-looks.ts';

const { as, addPerson, asOwner, services } = await startServices();
let lister: string;
let neighbour: string;
let jpeg: File;

beforeAll(async () => {
  await addPlaces(asOwner);
  lister = await addPerson('Lata Iyer');
  neighbour = await addPerson('Nikhil Rao');
  jpeg = asFile(await picture(500, 400));
});

const newHome = async () => (await as(lister).properties.create(homeInput())).id;
const upload = (property_id: string, file = jpeg) => as(lister).photos.upload({ property_id, file });
const refused = (code: string, status: number) => expect.objectContaining({ code, status });
const coverOf = async (id: string) =>
  (
    await asOwner<{ image_urls: string[]; cover: { url: string } | null }>(
      'select image_urls, cover from properties where id = $1',
      [id],
    )
  )[0];

describe('photos from before looks were kept', () => {
  const looks = (id: string) =>
    asOwner<{ look: number[] | null }>(
      'select look from property_photos where property_id = $1 order by position',
      [id],
    );

  it('get theirs once, and an empty one where there is nothing to know them by or no file', async () => {
    const id = await newHome();
    await upload(id, asFile(await patterned(7)));
    const gone = await upload(id, asFile(await patterned(9)));
    const [saved] = await looks(id);
    await asOwner(
      `update property_photos set look = null, url = case id when $2 then '/files/public/photos/gone-800.webp' else url end
       where property_id = $1`,
      [id, gone.id],
    );
    await rememberLooks(services.database, services.storage);
    expect(await looks(id)).toEqual([saved, { look: [] }]);
    expect(saved?.look).toHaveLength(5);
    // A copy is found by it, also by whoever lists another home.
    const copy = await upload(
      id,
      asFile(
        await sharp(await patterned(7))
          .resize(500)
          .png()
          .toBuffer(),
      ),
    );
    expect(copy.same_as).not.toBeNull();
  });
});

describe('photos.upload', () => {
  it('stores the sizes, makes the first one the cover and shows it on the home', async () => {
    const id = await newHome();
    const first = await upload(id);
    expect(first).toMatchObject({ width: 500, height: 400, is_cover: true });
    expect(Object.keys(first.files).sort()).toEqual(['avif', 'webp']);
    const second = await upload(id);
    expect(second.is_cover).toBe(false);
    expect(await coverOf(id)).toMatchObject({
      image_urls: [first.url, second.url],
      cover: { url: first.url },
    });
    const stored = await services.storage.open('public', first.url.replace('/files/public/', ''));
    stored?.stream.destroy();
    expect(stored?.bytes).toBeGreaterThan(100);
    const rows = await asOwner(
      `select from files where owner_id = $1 and kind = 'property_photo' and is_public`,
      [lister],
    );
    expect(rows.length).toBeGreaterThanOrEqual(8);
  });

  it('says which photo of the home looks the same, smaller and in another format too', async () => {
    const id = await newHome();
    const seen = await patterned(7);
    const first = await upload(id, asFile(seen));
    expect(first.same_as).toBeNull();
    expect((await upload(id, asFile(await patterned(8)))).same_as).toBeNull();
    const small = await sharp(seen).resize(400).webp({ quality: 60 }).toBuffer();
    const again = await upload(id, asFile(small, 'b.webp', 'image/webp'));
    expect(again.same_as).toBe(first.id);
    const left = await as(lister).photos.remove({ id: first.id });
    expect(left.map((photo) => photo.same_as)).toEqual([null, null]);
  });

  it('belongs to a draft as well as to a listed home', async () => {
    const { property_id } = await as(lister).drafts.save({ step: 'photos', content: {} });
    await upload(property_id);
    expect((await as(lister).drafts.get({}))?.photos).toHaveLength(1);
  });

  // security abuse: Uploads are told by their content, and keep no name of the user
  it('never uses the name it was given', async () => {
    const photo = await upload(await newHome(), asFile(await picture(300, 300), '../../etc/passwd.jpg'));
    expect(photo.url).toMatch(/^\/files\/public\/photos\/[\w-]{24}-300\.webp$/);
  });

  it.each([
    [
      'an SVG with a script that calls itself a photo',
      () => asFile(svgWithScript),
      'photo.type-not-accepted',
    ],
    [
      '20,000 × 20,000 pixels',
      () => asFile(pngHeader(20_000, 20_000), 'a.png', 'image/png'),
      'photo.too-many-pixels',
    ],
    ['more than 10 MB', () => asFile(Buffer.alloc(10 * 1024 * 1024 + 1, 0xff)), 'photo.too-large'],
    ['half a photo', async () => asFile((await picture(500, 400)).subarray(0, 4000)), 'photo.unreadable'],
    [
      'the name of an iPhone’s photo without one',
      () => asFile(Buffer.from('\0\0\0\x24ftypheic\0\0\0\0')),
      'photo.unreadable',
    ],
    ['an empty file', () => asFile(Buffer.alloc(0)), 'photo.empty'],
  ])('refuses %s', async (_, file, rule) => {
    const id = await newHome();
    await expect(upload(id, await file())).rejects.toMatchObject({
      code: 'RULE_BROKEN',
      data: { rule, field: 'file' },
    });
    expect(await coverOf(id)).toEqual({ image_urls: [], cover: null });
  });

  it('takes at most 20', async () => {
    const id = await newHome();
    await asOwner(
      `insert into property_photos (property_id, position, url, width, height) select $1, n, 'x', 1, 1 from generate_series(0, 19) n`,
      [id],
    );
    await expect(upload(id)).rejects.toMatchObject({ data: { rule: 'photo.too-many' } });
  });

  it('refuses a neighbour, nobody, and what is no file', async () => {
    const property_id = await newHome();
    await expect(as(neighbour).photos.upload({ property_id, file: jpeg })).rejects.toEqual(
      refused('NOT_FOUND', 404),
    );
    await expect(as(null).photos.upload({ property_id, file: jpeg })).rejects.toEqual(
      refused('UNAUTHORIZED', 401),
    );
    const call = as(lister).photos.upload({ property_id, file: 'photo.jpg' as unknown as File });
    await expect(call).rejects.toMatchObject({ data: { errors: [{ field: 'file' }] } });
  });
});

describe('the photos of a home', () => {
  async function homeWithThree() {
    const id = await newHome();
    const photos = [await upload(id), await upload(id), await upload(id)];
    return { id, photos, ids: photos.map((photo) => photo.id) };
  }

  it('are put in another order', async () => {
    const { id, ids, photos } = await homeWithThree();
    const turned = await as(lister).photos.reorder({ property_id: id, ids: ids.toReversed() });
    expect(turned.map((photo) => photo.id)).toEqual(ids.toReversed());
    expect((await coverOf(id))?.image_urls).toEqual(photos.map(({ url }) => url).toReversed());
  });

  it('are not put in an order that leaves out, repeats or adds one', async () => {
    const { id, ids } = await homeWithThree();
    for (const wrong of [ids.slice(1), [...ids, ids[0] as string], [...ids.slice(1), randomUUID()]]) {
      await expect(as(lister).photos.reorder({ property_id: id, ids: wrong })).rejects.toMatchObject({
        data: { errors: [{ field: 'ids' }] },
      });
    }
  });

  it('have one cover, which can be chosen', async () => {
    const { id, ids, photos } = await homeWithThree();
    const after = await as(lister).photos.setCover({ id: ids[2] as string });
    expect(after.map((photo) => photo.is_cover)).toEqual([false, false, true]);
    expect((await coverOf(id))?.cover?.url).toBe(photos[2]?.url);
  });

  it('are described', async () => {
    const { ids } = await homeWithThree();
    const after = await as(lister).photos.describe({ id: ids[0] as string, room: 'kitchen', alt: 'रसोई 🍳' });
    expect(after[0]).toMatchObject({ room: 'kitchen', alt: 'रसोई 🍳' });
    const call = as(lister).photos.describe({ id: ids[0] as string, room: 'dungeon' as 'kitchen' });
    await expect(call).rejects.toMatchObject({ data: { errors: [{ field: 'room' }] } });
  });

  it('are taken away with their files, and the cover moves on', async () => {
    const { ids, photos } = await homeWithThree();
    const after = await as(lister).photos.remove({ id: ids[0] as string });
    expect(after.map((photo) => [photo.id, photo.is_cover])).toEqual([
      [ids[1], true],
      [ids[2], false],
    ]);
    const key = photos[0]?.url.replace('/files/public/', '') ?? '';
    const isThere = async () => {
      const found = await services.storage.open('public', key);
      found?.stream.destroy();
      return found !== null;
    };
    await expect.poll(isThere, { timeout: 10_000 }).toBe(false);
  });

  it('do not exist for a neighbour, for nobody, and under another number', async () => {
    const { id, ids } = await homeWithThree();
    const photo = ids[0] as string;
    const calls = [
      (who: string | null, of: string) => as(who).photos.setCover({ id: of }),
      (who: string | null, of: string) => as(who).photos.remove({ id: of }),
      (who: string | null, of: string) => as(who).photos.describe({ id: of, room: null, alt: '' }),
    ];
    for (const call of calls) {
      await expect(call(neighbour, photo)).rejects.toEqual(refused('NOT_FOUND', 404));
      await expect(call(lister, randomUUID())).rejects.toEqual(refused('NOT_FOUND', 404));
      await expect(call(null, photo)).rejects.toEqual(refused('UNAUTHORIZED', 401));
    }
    await expect(as(neighbour).photos.reorder({ property_id: id, ids })).rejects.toEqual(
      refused('NOT_FOUND', 404),
    );
  });
});
