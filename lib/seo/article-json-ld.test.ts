import type { ArticleDetail, SpecialDetail } from '@/lib/contracts/article';
import type { ArtistCard } from '@/lib/contracts/artist';
import { articleJsonLd, articleListJsonLd, specialJsonLd } from './article-json-ld';
import { articleMetadata, specialMetadata } from './article-metadata';

const uuid = '0198f3a0-0000-7000-8000-000000000000';
const image = {
  id: 'a'.repeat(32),
  width: 1400,
  height: 1000,
  color: '#a0b0c0',
  placeholder: 'data:image/webp;base64,AAAA',
};
const artist: ArtistCard = {
  id: 1,
  uuid,
  userAccountId: 'dana',
  nameKo: '류단아',
  nameEn: null,
  introduction: null,
  badge: null,
  activityGenreTypes: [],
  activityGenreEtc: null,
  imageUrl: '/a.webp',
  image,
  isLike: false,
  likeType: 'ARTIST',
};
const card = {
  uuid,
  isLike: false,
  number: null,
  title: '물러난 바다',
  subTitle: null,
  homeContent: null,
  periodFrom: '2026-03-01',
  periodTo: '2026-03-31',
  timeFrom: '10:00',
  closesAt: null,
  organizer: '물때화랑',
  location: '물때화랑, 통영',
  previewImageUrl: '/a.webp',
  contestStop: null,
  previewImage: image,
  createdAt: '2026-02-01T00:00:00.000Z',
  updatedAt: '2026-02-02T00:00:00.000Z',
  artist,
};
const exhibition: ArticleDetail = {
  ...card,
  type: 'EXHIBITION',
  likeType: 'EXHIBITION',
  imageUrl: '/a.webp',
  image,
  periodMemo: null,
  alike: [],
  opensAt: null,
  timeTo: '18:00',
  timeMemo: null,
  contestUuid: null,
  verifiedOrganization: null,
  contestTerms: null,
  contestTermsHistory: [],
  contestResult: null,
  extendedFrom: null,
  locationDetail: '경상남도 통영시 항남동 000',
  contactPhoneNum: null,
  contactEmail: null,
  content: '<p>가 &amp; <strong>나</strong></p>',
  originLink: 'https://example.com/1',
  relatedArtists: [],
  openingArtwork: null,
  relatedArtworks: [],
  previous: null,
  next: null,
};
const special: SpecialDetail = {
  ...card,
  type: 'SPECIAL',
  likeType: 'SPECIAL',
  number: 24,
  subTitle: '조각보를 읽는 법',
  mainImageUrl: '/a.webp',
  mainImage: image,
  mainContent: '첫 문단',
  contents: [],
  artistUserAccountId: 'dana',
  relatedArtists: [],
  openingArtwork: null,
  relatedArtworks: [],
  previous: null,
  next: null,
  writer: '김하루',
  writerTitle: null,
  writerMessage: null,
  writerImageUrl: null,
  writerImage: null,
};
const SITE = 'http://localhost:3000';

describe('structured data', () => {
  it('of an exhibition: its days, place and people, and nothing that isn’t known', () => {
    const [way, node] = articleJsonLd(exhibition);
    expect(way).toMatchObject({ '@type': 'BreadcrumbList' });
    expect(node).toMatchObject({
      '@type': 'ExhibitionEvent',
      name: '물러난 바다',
      url: `${SITE}/article/exhibition/${uuid}`,
      startDate: '2026-03-01',
      endDate: '2026-03-31',
      eventStatus: 'https://schema.org/EventScheduled',
      description: '가 & 나',
      location: {
        '@type': 'Place',
        name: '물때화랑, 통영',
        address: { streetAddress: '경상남도 통영시 항남동 000', addressCountry: 'KR' },
      },
      organizer: { name: '물때화랑' },
      performer: { name: '류단아' },
      sameAs: 'https://example.com/1',
    });
    expect(node).not.toHaveProperty('offers');
  });

  it('of an event of one day: its hours in Seoul', () => {
    const [, node] = articleJsonLd({ ...exhibition, type: 'EVENT', periodTo: '2026-03-01' });
    expect(node).toMatchObject({
      '@type': 'Event',
      startDate: '2026-03-01T10:00:00+09:00',
      endDate: '2026-03-01T18:00:00+09:00',
    });
  });

  it.each([
    ['20:00', '01:00', '2026-03-01T20:00:00+09:00', '2026-03-02T01:00:00+09:00'],
    ['20:00', '20:00', '2026-03-01T20:00:00+09:00', undefined],
    ['20:00', null, '2026-03-01T20:00:00+09:00', undefined],
    [null, '20:00', '2026-03-01', '2026-03-01'],
    ['25:00', '26:00', '2026-03-01', '2026-03-01'],
  ])('of one day from %s to %s: no end before its start', (timeFrom, timeTo, startDate, endDate) => {
    const [, node] = articleJsonLd({ ...exhibition, periodTo: '2026-03-01', timeFrom, timeTo });
    expect([node?.startDate, node?.endDate]).toEqual([startDate, endDate]);
  });

  it('of a period that ends before it begins: its first day', () => {
    const [, node] = articleJsonLd({ ...exhibition, periodTo: '2026-02-01' });
    expect([node?.startDate, node?.endDate]).toEqual(['2026-03-01', undefined]);
  });

  it('of an event without a first day: the way alone', () => {
    const nodes = articleJsonLd({ ...exhibition, periodFrom: null });
    expect(nodes.map((node) => node['@type'])).toEqual(['BreadcrumbList']);
    expect(articleJsonLd({ ...exhibition, type: 'NEWS', periodFrom: null })).toHaveLength(2);
  });

  it('of an event of which little is known', () => {
    const [, node] = articleJsonLd({
      ...exhibition,
      type: 'EVENT',
      periodTo: null,
      location: null,
      locationDetail: null,
      organizer: null,
      originLink: null,
      artist: null,
      content: '',
    });
    for (const key of ['endDate', 'location', 'organizer', 'performer', 'sameAs', 'description'])
      expect(node).not.toHaveProperty(key);
  });

  it('of news and specials: when, by whom, about whom', () => {
    expect(articleJsonLd({ ...exhibition, type: 'NEWS' })[1]).toMatchObject({
      '@type': 'NewsArticle',
      headline: '물러난 바다',
      datePublished: card.createdAt,
      dateModified: card.updatedAt,
      isBasedOn: 'https://example.com/1',
    });
    expect(specialJsonLd(special)[1]).toMatchObject({
      '@type': 'Article',
      alternativeHeadline: '조각보를 읽는 법',
      author: { '@type': 'Person', name: '김하루' },
      about: { '@id': `${SITE}/artist/dana#artist` },
      publisher: { '@type': 'Organization' },
    });
    expect(specialJsonLd({ ...special, writer: null, artist: null })[1]).toMatchObject({
      author: { '@type': 'Organization' },
    });
    expect(
      specialJsonLd({ ...special, title: '<무제>', subTitle: '<물>', mainContent: '<결> &amp;' })[1],
    ).toMatchObject({ headline: '<무제>', alternativeHeadline: '<물>', description: '<결> &amp;' });
    expect(articleListJsonLd('NEWS').itemListElement).toHaveLength(3);
    // The articles' own address is that of the specials: no step from one to the other.
    expect(articleListJsonLd('SPECIAL').itemListElement).toHaveLength(2);
  });
});

describe('metadata', () => {
  it('names picture, times, author and feed', () => {
    const metadata = specialMetadata(special);
    expect(metadata.alternates).toMatchObject({
      canonical: `${SITE}/article/special/${uuid}`,
      types: { 'application/rss+xml': [{ url: `${SITE}/rss/special.xml` }] },
    });
    expect(metadata.openGraph).toMatchObject({
      type: 'article',
      publishedTime: card.createdAt,
      modifiedTime: card.updatedAt,
      authors: ['김하루'],
      section: '스페셜',
      images: [
        {
          url: `${SITE}/media/share/${uuid}/jzlvay-nm45nz-1s.jpg`,
          width: 1200,
          height: 630,
        },
      ],
    });
    expect(metadata.description).toBe('조각보를 읽는 법. 첫 문단');
    expect(specialMetadata({ ...special, subTitle: '<무제>' }).description).toBe('<무제>. 첫 문단');
  });

  it('says when and where of an exhibition', () => {
    expect(articleMetadata(exhibition).description).toBe(
      '2026. 3. 1. – 3. 31., 물때화랑, 통영, 물때화랑. 가 & 나',
    );
    expect(
      articleMetadata({
        ...exhibition,
        periodFrom: null,
        periodTo: null,
        location: null,
        organizer: null,
        title: '<무제>',
        content: '<p></p>',
      }).description,
    ).toBe('<무제>');
  });
});
