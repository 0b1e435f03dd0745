import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { GENRES } from '@/lib/genres';
import type { Database, Transaction } from '@/server/db/client';

/**
 * Artists and artworks in any number, made inside the database: 5 thousand to a million in seconds. The same
 * number gives the same rows. Needs a migrated database without content, a role that may switch triggers off
 * (the owner of PGlite, a superuser of PostgreSQL) and, for PGlite in its thread, generous timeouts.
 */
export interface Generated {
  artists: number;
  artworks: number;
}

const ARTWORKS_PER_ARTIST = 50;
const IMAGES = 200;
/** Rows of one statement: what a statement changes is held in memory. */
const CHUNK = 50_000;

const FAMILY = [
  '김',
  '이',
  '박',
  '최',
  '정',
  '강',
  '조',
  '윤',
  '장',
  '임',
  '한',
  '오',
  '서',
  '신',
  '권',
  '황',
  '안',
  '송',
  '류',
  '홍',
];
const GIVEN = [
  '가온',
  '나래',
  '다솜',
  '단아',
  '도윤',
  '라온',
  '루리',
  '마루',
  '무결',
  '보름',
  '새봄',
  '서윤',
  '소담',
  '슬기',
  '아림',
  '여울',
  '예슬',
  '은설',
  '이든',
  '지안',
  '찬솔',
  '하늬',
  '하람',
  '한결',
  '해일',
  '희원',
];
const BEFORE = [
  '푸른',
  '느린',
  '젖은',
  '먼',
  '오래된',
  '흰',
  '저무는',
  '조용한',
  '기울어진',
  '두 번째',
  '이름 없는',
  '겨울의',
  '새벽',
  '붉은',
  '투명한',
  '마른',
  '깊은',
  '낮은',
  '이어지는',
  '사라지는',
];
const THING = [
  '물결',
  '안부',
  '마당',
  '창문',
  '산',
  '바다',
  '종이',
  '항구',
  '책가도',
  '정원',
  '그림자',
  '방',
  '편지',
  '나무',
  '구름',
  '돌',
  '밤길',
  '우물',
  '계단',
  '달항아리',
  '들',
  '섬',
  '숲',
  '자리',
];
const MATERIAL = [
  '캔버스에 유채',
  '면천에 유채',
  '장지에 먹',
  '한지에 채색',
  '종이에 연필',
  '브론즈',
  '아카이벌 피그먼트 프린트',
  '캔버스에 아크릴',
];
const SIDES = [22, 27.3, 33.4, 45.5, 53, 60.6, 72.7, 80.3, 91, 100, 116.8, 130.3, 145.5, 162.2];

/** Fills the database with so many artworks and an artist for each fifty. */
export async function generateContent(database: Database, artworks: number): Promise<Generated> {
  const artists = Math.max(1, Math.ceil(artworks / ARTWORKS_PER_ARTIST));
  await database.orm.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await insertArtists(tx, artists);
    for (let from = 1; from <= artworks; from += CHUNK) {
      await insertArtworks(tx, artists, from, Math.min(from + CHUNK - 1, artworks));
    }
    await count(tx);
  });
  await database.vacuum();
  return { artists, artworks };
}

/**
 * An account that likes so many artworks and artists, or all there are.
 * @returns its ID
 */
export async function generateLikes(database: Database, most: number, accountId = 'reader'): Promise<string> {
  await database.orm.transaction(async (tx) => {
    await tx.execute(sql`
      insert into accounts (uuid, account_id, role_type, name) values (${uuid(accountId, sql`0`)}, ${accountId}, 'MEMBER', '독자')`);
    for (const [type, table] of [
      ['ART_WORK', 'artworks'],
      ['ARTIST', 'artists'],
    ] as const) {
      await tx.execute(sql`
        insert into likes (account_uuid, type, target_uuid, created_at)
        select ${uuid(accountId, sql`0`)}, ${type}, t.uuid, ${moment()}
        from (select uuid, row_number() over (order by md5(uuid::text)) as i from ${sql.raw(table)}) t
        where i <= ${int(most)}`);
    }
  });
  await database.vacuum();
  return accountId;
}

async function insertArtists(tx: Transaction, artists: number): Promise<void> {
  await tx.execute(sql`
    insert into images (id, width, height, color, placeholder, mime, bytes)
    select md5('image' || i), 1400, 900 + i, '#a0a0a0', 'data:image/webp;base64,', 'image/webp', 100000
    from generate_series(1, ${int(IMAGES)}) i`);
  await tx.execute(sql`
    insert into accounts (uuid, account_id, role_type, name, created_at)
    select ${uuid('account')}, 'bench' || i, 'ARTIST', ${pick(FAMILY, 1)} || ${pick(GIVEN, 7)}, ${moment()}
    from generate_series(1, ${int(artists)}) i`);
  await tx.execute(sql`
    insert into artists (uuid, account_uuid, user_account_id, name_ko, name_en, image_id, introduction,
      activity_genre_types, created_at, updated_at)
    select ${uuid('artist')}, ${uuid('account')}, 'bench' || i, ${pick(FAMILY, 1)} || ${pick(GIVEN, 7)}, 'ARTIST ' || i,
      ${image()}, ${pick(BEFORE, 3)} || ' ' || ${pick(THING, 5)} || '을 그립니다.', array[${pick(GENRES, 1)}],
      ${moment()}, ${moment()}
    from generate_series(1, ${int(artists)}) i`);
  await tx.execute(sql`
    insert into artwork_categories (uuid, artist_id, name, sort_order)
    select ${uuid('category', sql`a.id || '/' || k`)}, a.id, ${pick(THING, 3)} || ' ' || k, k
    from artists a, generate_series(1, 2) k, lateral (select a.id as i) n`);
}

async function insertArtworks(tx: Transaction, artists: number, from: number, to: number): Promise<void> {
  const owner = sql`(1 + (i - 1) % ${int(artists)})`;
  await tx.execute(sql`
    insert into artworks (uuid, artist_id, image_id, title, title_en, year, material, size, height_cm, width_cm,
      genre, description, sort_order, category_uuid, category_sort_order, view_count, created_at, updated_at)
    select ${uuid('artwork')}, a.id, ${image()}, ${pick(BEFORE, 1)} || ' ' || ${pick(THING, 11)} || ' ' || (i % 97),
      'Untitled ' || i, 2000 + i % 27, ${pick(MATERIAL, 3)}, h || ' × ' || w || ' cm', h, w, ${pick(GENRES, 1)},
      ${pick(BEFORE, 13)} || ' ' || ${pick(THING, 17)} || '에서 시작한 그림이다.', (i - 1) / ${int(artists)},
      case when i % 3 > 0 then ${uuid('category', sql`a.id || '/' || (i % 3)`)} end,
      case when i % 3 > 0 then (i - 1) / ${int(artists)} end, (i * 31) % 5000, ${moment()}, ${moment()}
    from generate_series(${int(from)}, ${int(to)}) i
    join artists a on a.user_account_id = 'bench' || ${owner},
      lateral (select ${pick(SIDES, 1)} as h, ${pick(SIDES, 5)} as w) sides`);
}

/** What the triggers, which were off, would have counted. */
async function count(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    update artists set artwork_count = c.n
    from (select artist_id, count(*)::int as n from artworks group by artist_id) c where c.artist_id = artists.id`);
  await tx.execute(sql`
    update artwork_categories set artwork_count = c.n
    from (select category_uuid, count(*)::int as n from artworks group by category_uuid) c
    where c.category_uuid = artwork_categories.uuid`);
  await tx.execute(sql`
    update counters set value = (select count(*) from artists where is_public) where name = 'artists.public'`);
  await tx.execute(sql`
    insert into counters (name, value)
    select 'artists.public.' || genre, count(distinct id) from artists, unnest(activity_genre_types) genre
    where is_public group by genre on conflict (name) do update set value = excluded.value`);
}

/** The rest are pieces of SQL over a number `i`. */
function pick(words: readonly (string | number)[], step: number): SQL {
  const list = words.map((word) => (typeof word === 'number' ? word : `'${word}'`)).join(', ');
  return sql.raw(
    `(array[${list}])[1 + ((i::bigint * ${step} + i / ${words.length}) % ${words.length})::int]`,
  );
}

/** A version 4 uuid that the name and the number determine. */
function uuid(name: string, key: SQL = sql`i`): SQL {
  return sql`overlay(overlay(md5(${sql.raw(`'${name}/'`)} || ${key}) placing '4' from 13) placing '8' from 17)::uuid`;
}

function image(): SQL {
  return sql`md5('image' || (1 + i % ${int(IMAGES)}))`;
}

function moment(): SQL {
  return sql`timestamptz '2020-01-01 00:00:00+09' + i * interval '37 seconds'`;
}

function int(value: number): SQL {
  return sql.raw(String(Math.trunc(value)));
}
