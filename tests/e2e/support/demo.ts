import { articleUuid, uuidOf } from '@/server/db/seed/context';

/** The part of the demo content that tests rely on. */
export const demo = {
  /** The fully furnished artist: 24 works, three categories. */
  artist: { id: 'artist01', name: '류단아', nameEn: 'RYU DANA', works: 24 },
  /** Another artist, for tests that change something. */
  other: { id: 'yoonjaeha', name: '윤재하' },
  /** Made private for the tests of the site in two processes. */
  hidden: { id: 'limseok', name: '임석' },
  artistCount: 48,
  /** The newest special, of the week. */
  special: {
    uuid: articleUuid('SPECIAL', 12),
    number: 24,
    title: '바느질은 오래된 문장이다',
    subTitle: '최아림의 조각보가 말하는 방식에 대하여',
    artist: '최아림',
    writer: '송하린',
    blocks: 5,
    quote: '틀린 땀은 풀지 않아요.',
  },
  /** A special with links to four further artists. */
  specialOfMany: { uuid: articleUuid('SPECIAL', 8), title: '흰 것들의 목록', artists: 4 },
  specialCount: 12,
  /** An exhibition that is open today and has every field. */
  exhibition: {
    uuid: articleUuid('EXHIBITION', 1),
    title: '젖은 종이가 마르는 시간',
    location: '갤러리 마른잎, 서울',
    address: '서울특별시 종로구 통의동 00-0',
    phone: '02-000-2104',
    email: 'hello@marnip.example',
    artist: '서이담',
  },
  exhibitionCount: 40,
  event: { uuid: articleUuid('EVENT', 1), title: '목판 찍는 토요일' },
  news: { uuid: articleUuid('NEWS', 1), title: '제1회 결 신진작가 공모' },
  /** Pinned, and older than what the demo member has not read. */
  notice: { uuid: uuidOf('notice', 1), title: '제1회 결 신진작가 공모 접수 안내' },
  /** An inquiry of member01. */
  inquiry: { uuid: uuidOf('inquiry', 1) },
} as const;
