import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '@/server/db/client';
import { generateContent } from './generate';

/** What a large site has, besides its artists and artworks. */
const ACCOUNTS = 100_000;
const APPLICATIONS = 20_000;
const INQUIRIES = 100_000;
const MAILS = 200_000;
const ENTRIES = 500_000;
const LIKES = 1_000_000;
const ARTICLES = 5000;
const CONTESTS = 2000;

/** The operator who asks for the lists. */
export const OPERATOR = 'operator';

/** One of so many waits, in every list of things that may wait. */
const WAITING = 200;

/**
 * A large site for the operators' lists: 100 thousand accounts, artworks in any number, and what hangs on them, made inside
 * the database as `generateContent` does.
 */
export async function generateAdministered(database: Database, artworks: number): Promise<void> {
  const { artists } = await generateContent(database, artworks);
  await database.orm.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await insertPeople(tx, artists);
    await insertSupport(tx);
    await insertPublished(tx);
    await insertRecords(tx);
    await insertLikes(tx);
    await countDays(tx);
  });
  await database.vacuum();
}

/** One row a number, the newest first, each half a minute older than the one before. */
const numbers = (count: number) => sql`generate_series(1, ${sql.raw(String(count))}) i`;
const made = sql`now() - i * interval '30 seconds'`;
const isWaiting = sql.raw(`i % ${WAITING} = 0`);

async function insertPeople(tx: Transaction, artists: number): Promise<void> {
  await tx.execute(sql`
    insert into accounts (account_id, role_type, status, name, email, phone_num, created_at, last_login_at)
    select 'member' || i, case when i % 50 = 0 then 'ARTIST_PENDING' else 'MEMBER' end,
      case when i % 500 = 0 then 'STOPPED' when i % 300 = 0 then 'WITHDRAWN' else 'ACTIVE' end,
      '회원 ' || i, 'member' || i || '@example.com', '010' || lpad(i::text, 8, '0'), ${made}, ${made}
    from ${numbers(ACCOUNTS - artists)}`);
  await tx.execute(sql`
    insert into accounts (account_id, role_type, name, created_at) values (${OPERATOR}, 'ADMIN', '운영자', '2020-01-01')`);
  await tx.execute(sql`
    insert into artist_applications (account_uuid, status, created_at, decided_at)
    select a.uuid, case when ${isWaiting} then 'WAITING' when i % 7 = 0 then 'RETRY' else 'APPROVED' end, ${made},
      case when ${isWaiting} then null else ${made} end
    from ${numbers(APPLICATIONS)} join accounts a on a.account_id = 'member' || i`);
  await tx.execute(sql`
    insert into artist_documents (application_uuid, storage_key, file_name, mime, bytes, position)
    select uuid, uuid || '/' || k, '활동 자료.pdf', 'application/pdf', 100000, k
    from artist_applications, generate_series(0, 1) k`);
}

async function insertSupport(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    insert into inquiries (account_uuid, type, title, content, email, phone_num, answer, answered_at, created_at)
    select case when i % 4 > 0 then a.uuid end, 'INQUIRY', '문의 ' || i, repeat('작품이 보이지 않아요. ', 10),
      'member' || i || '@example.com', '01000000000',
      case when ${isWaiting} then null else '고쳤습니다.' end, case when ${isWaiting} then null else ${made} end, ${made}
    from ${numbers(INQUIRIES)} left join accounts a on a.account_id = 'member' || (1 + i % 50000)`);
  await tx.execute(sql`
    insert into notices (title, content, created_by, is_pinned, created_at, updated_at)
    select '공지 ' || i, '<p>내일부터 시작합니다.</p>', '결 운영팀', i % 100 = 0, ${made}, ${made} from ${numbers(2000)}`);
  await tx.execute(sql`
    insert into faqs (category, question, answer, position)
    select 'ACCOUNT', '질문 ' || i, '<p>답변입니다.</p>', i from ${numbers(300)}`);
  await tx.execute(sql`
    insert into message_templates (use, title, content)
    select 'INQUIRY_ANSWER', '서식 ' || i, '확인하여 고쳤습니다.' from ${numbers(200)}`);
}

async function insertPublished(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    insert into articles (type, status, title, preview_image_id, content, created_at, updated_at)
    select (array['SPECIAL', 'EXHIBITION', 'EVENT', 'NEWS'])[1 + i % 4], case when ${isWaiting} then 'DRAFT' else 'PUBLISHED' end,
      '글 ' || i, (select id from images limit 1), '<p>글입니다.</p>', ${made}, ${made}
    from ${numbers(ARTICLES)}`);
  await tx.execute(sql`insert into organizations (name) select '단체 ' || i from ${numbers(200)}`);
  await tx.execute(sql`
    insert into contests (organization_uuid, type, state, title, organizer, opens_at, closes_at, created_at)
    select o.uuid, 'COMPETITION', case when i % 10 = 0 then 'DRAFT' else 'PUBLISHED' end, '공모 ' || i, o.name,
      ${made}, now() + (i - 1000) * interval '1 hour', ${made}
    from ${numbers(CONTESTS)} join (select uuid, name, row_number() over () as n from organizations) o on o.n = 1 + i % 200`);
}

async function insertRecords(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    insert into outbox (kind, topic, payload, attempts, last_error, created_at, due_at, sent_at, failed_at)
    select 'MAIL', (array['signup-member', 'inquiry-answered', 'artist-approved'])[1 + i % 3],
      jsonb_build_object('to', 'member' || i || '@example.com', 'subject', '제목', 'text', repeat('본문입니다. ', 40)), 1,
      case when ${isWaiting} then '550 unknown' end, ${made}, ${made},
      case when i % ${sql.raw(String(WAITING))} in (0, 1) then null else ${made} end, case when ${isWaiting} then ${made} end
    from ${numbers(MAILS)}`);
  await tx.execute(sql`
    insert into audit_entries (at, actor_id, action, subject, subject_id, label, before, after)
    select ${made}, 'admin' || (1 + i % 5), (array['ANSWER', 'APPROVE', 'UPDATE', 'VIEW_PERSONAL_DATA'])[1 + i % 4],
      (array['INQUIRY', 'APPLICATION', 'NOTICE', 'MEMBER'])[1 + i % 4], i::text, '대상 ' || i,
      '{"status": "WAITING"}', '{"status": "APPROVED"}'
    from ${numbers(ENTRIES)}`);
}

/** Likes of the last month, a thousand for each of so many members. */
async function insertLikes(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    insert into likes (account_uuid, type, target_uuid, created_at)
    select a.uuid, 'ART_WORK', w.uuid, now() - (w.id % 43200) * interval '1 minute'
    from (select uuid from accounts where account_id like 'member%' order by created_at desc limit ${sql.raw(String(LIKES / 1000))}) a,
      (select id, uuid from artworks order by id limit 1000) w`);
}

/** What the triggers, which were off, would have counted; and views of the last days. */
async function countDays(tx: Transaction): Promise<void> {
  for (const table of ['accounts', 'artworks', 'likes'])
    await tx.execute(sql`
      insert into daily_counts (day, name, part, value)
      select (created_at at time zone 'Asia/Seoul')::date as made, ${table}::text, part, count(*)
      from ${sql.raw(table)}, generate_series(0, 15) part group by made, part`);
  await tx.execute(sql`
    insert into daily_counts (day, name, value)
    select current_date - d, 'views.' || page, 1000 + d
    from generate_series(0, 400) d, unnest(array['HOME', 'ARTIST', 'SPECIAL', 'SEARCH']) page`);
}
