/** The accounts of the demo content, and their public password. */
export const DEMO_ACCOUNTS = [
  { id: 'member01', ko: '일반 회원', en: 'member' },
  { id: 'artist01', ko: '작가', en: 'artist with profile, artworks and a portfolio' },
  { id: 'pending01', ko: '승인 대기 작가', en: 'artist who waits for approval' },
  { id: 'retry01', ko: '자료 보완 작가', en: 'artist who was asked for other documents' },
  { id: 'fresh01', ko: '프로필 등록 전 작가', en: 'approved artist without a profile yet' },
  { id: 'gallery01', ko: '단체', en: 'gallery with contests' },
  { id: 'reviewer01', ko: '심사위원', en: 'reviewer of the gallery’s contests' },
  { id: 'reviewer02', ko: '심사위원', en: 'another reviewer' },
  { id: 'admin01', ko: '운영자', en: 'operator' },
] as const;

export const DEMO_PASSWORD = 'gyeol!2026';
