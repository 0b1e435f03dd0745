import * as filePaths from '@/lib/paths/file';

/** A setting of the environment. The browser has none: client components get the site's names as props. */
function read(name: string, fallback: string): string {
  const value = process.env[name];
  return value === undefined || value.trim() === '' ? fallback : value.trim();
}

/** The name that the icons in `public` show. */
const SHIPPED = { nameKo: '결', nameEn: 'GYEOL', tagline: '작가와 작품의 결을 잇다' };

/** The site's names, its company and its outside links, as the operator set them. */
export const site = {
  nameKo: read('SITE_NAME_KO', SHIPPED.nameKo),
  nameEn: read('SITE_NAME_EN', SHIPPED.nameEn),
  tagline: read('SITE_TAGLINE', SHIPPED.tagline),
  description: read(
    'SITE_DESCRIPTION',
    '작가와 작품의 결을 잇는 온라인 미술 플랫폼. 작가와 작품, 전시와 이야기를 만나 보세요.',
  ),
  /** Origin without a trailing slash: canonical URLs, Open Graph, sitemaps. */
  url: read('SITE_URL', 'http://localhost:3000').replace(/\/+$/, ''),
  links: {
    collaboration: read('SITE_COLLABORATION_URL', 'https://example.com/collaboration'),
    instagram: read('SITE_INSTAGRAM_URL', 'https://www.instagram.com/'),
    youtube: read('SITE_YOUTUBE_URL', 'https://www.youtube.com/'),
    blog: read('SITE_BLOG_URL', 'https://blog.naver.com/'),
  },
  company: {
    name: read('SITE_COMPANY_NAME', '주식회사 결'),
    representative: read('SITE_COMPANY_REPRESENTATIVE', '김가온'),
    address: read('SITE_COMPANY_ADDRESS', '서울특별시 종로구 삼청로 00, 2층'),
    registrationNumber: read('SITE_COMPANY_REGISTRATION_NUMBER', '000-00-00000'),
    mailOrderNumber: read('SITE_COMPANY_MAIL_ORDER_NUMBER', '제0000-서울종로-0000호'),
    hosting: read('SITE_COMPANY_HOSTING', '주식회사 결'),
    phone: read('SITE_COMPANY_PHONE', '02-0000-0000'),
    email: read('SITE_COMPANY_EMAIL', 'help@gyeol.example'),
    hours: read('SITE_COMPANY_HOURS', '평일 10:00–18:00 (점심 12:00–13:00)'),
    /** The name that senders of inquiries see as the author of an answer. */
    supportTeam: read('SITE_SUPPORT_TEAM', `${read('SITE_NAME_KO', SHIPPED.nameKo)} 운영팀`),
    /** Who answers for people's data, and where to write to them. */
    privacyOfficer: read('SITE_PRIVACY_OFFICER', '이가람, 운영본부'),
    privacyEmail: read('SITE_PRIVACY_EMAIL', 'privacy@gyeol.example'),
  },
  /** Without an id nothing is loaded or measured. Visitors are asked, but where the operator says that they agreed elsewhere. */
  analytics: {
    tagId: read('GOOGLE_TAG_ID', ''),
    asksConsent: read('ANALYTICS_CONSENT', 'ask') !== 'given',
  },
  verification: {
    naver: read('NAVER_SITE_VERIFICATION', ''),
    google: read('GOOGLE_SITE_VERIFICATION', ''),
  },
} as const;

/** `결 GYEOL`, as it stands behind page titles. */
export const siteName = `${site.nameKo} ${site.nameEn}`;

export const BRAND_IMAGES = [
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'apple-icon.png',
  'og.jpg',
] as const;
export type BrandImage = (typeof BRAND_IMAGES)[number];

const isShipped =
  site.nameKo === SHIPPED.nameKo && site.nameEn === SHIPPED.nameEn && site.tagline === SHIPPED.tagline;

/** The path of an icon or of the default picture beside links. A renamed site has them drawn with its name. */
export function brandImage(name: BrandImage): string {
  return isShipped ? `/${name}` : filePaths.brandImage(name);
}
