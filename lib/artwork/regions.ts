import { keysOf } from '@/lib/keys-of';

/** The provinces of Korea, and what lies abroad. The order is the order on the screen. */
export const REGION_LABELS = {
  SEOUL: '서울',
  GYEONGGI: '경기',
  INCHEON: '인천',
  GANGWON: '강원',
  CHUNGNAM: '충남',
  CHUNGBUK: '충북',
  DAEJEON: '대전',
  SEJONG: '세종',
  JEONBUK: '전북',
  JEONNAM: '전남',
  GWANGJU: '광주',
  GYEONGBUK: '경북',
  GYEONGNAM: '경남',
  DAEGU: '대구',
  BUSAN: '부산',
  ULSAN: '울산',
  JEJU: '제주',
  ABROAD: '해외',
} as const;
export const REGIONS = keysOf(REGION_LABELS);
export type Region = keyof typeof REGION_LABELS;
