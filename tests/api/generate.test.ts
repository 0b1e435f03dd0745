import { sql } from 'drizzle-orm';
import { generateContent } from '@/tests/bench/generate';
import { createTestDatabase } from '@/tests/support/database';

test('generated rows hang together and are counted', async () => {
  const database = await createTestDatabase();
  try {
    expect(await generateContent(database, 500)).toEqual({ artists: 10, artworks: 500 });
    const { rows } = await database.orm.execute(sql`
      select (select count(*)::int from artists where artwork_count = 50) as full_artists,
        (select value::int from counters where name = 'artists.public') as public_artists,
        (select count(*)::int from artworks w join artwork_categories c on c.uuid = w.category_uuid
          and c.artist_id = w.artist_id) as in_category,
        (select sum(artwork_count)::int from artwork_categories) as counted,
        (select count(distinct uuid)::int from artworks) as uuids,
        (select count(*)::int from artworks w join images i on i.id = w.image_id) as with_image`);
    expect(rows[0]).toEqual({
      full_artists: 10,
      public_artists: 10,
      in_category: 334,
      counted: 334,
      uuids: 500,
      with_image: 500,
    });
  } finally {
    await database.close();
  }
});
