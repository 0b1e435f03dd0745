import type { ArtistDetail } from '@/lib/contracts/artist';
import type { Artwork } from '@/lib/contracts/artwork';
import {
  breadcrumbJsonLd,
  organizationJsonLd,
  personJsonLd,
  serializeJsonLd,
  visualArtworkJsonLd,
  webSiteJsonLd,
} from './json-ld';

const image = {
  id: 'a'.repeat(32),
  width: 1400,
  height: 1000,
  color: '#aabbcc',
  placeholder: 'data:image/webp;base64,AA',
};

const artist = {
  userAccountId: 'yoonjaeha',
  nameKo: '윤재하',
  nameEn: 'YOON JAEHA',
  introduction: '같은 선을 천 번 긋는다.',
  artistNote: null,
  allowsAi: false,
  image,
  educations: [
    { type: 'UNDERGRADUATE', year: 2015, schoolName: '새봄대학교', major: '회화과', status: 'GRADUATED' },
  ],
  awards: [{ year: 2021, title: '너른담 미술상' }],
} as unknown as ArtistDetail;

const work = {
  uuid: '00000000-0000-4000-8000-000000000001',
  title: '물의 결 No. 12',
  titleEn: null,
  year: 2024,
  material: '면천에 안료와 아교',
  size: '162.2 × 130.3 cm',
  dimensions: { height: 162.2, width: 130.3, depth: null },
  description: null,
  image,
  artistUserAccountId: 'yoonjaeha',
} as unknown as Artwork;

describe('serializeJsonLd', () => {
  it('lets nothing end the script element and still parses', () => {
    const text = serializeJsonLd([{ '@type': 'Person', name: '</script><script>alert(1)</script>&\u2028' }]);
    expect(text).not.toMatch(/[<>&\u2028]/);
    const parsed = JSON.parse(text) as { '@context': string; '@graph': { name: string }[] };
    expect(parsed['@context']).toBe('https://schema.org');
    expect(parsed['@graph'][0]?.name).toBe('</script><script>alert(1)</script>&\u2028');
  });
});

describe('nodes', () => {
  it('tell of the site and how to search it', () => {
    expect(organizationJsonLd()).toMatchObject({ '@type': 'Organization', name: '결 GYEOL' });
    expect(webSiteJsonLd()).toMatchObject({
      potentialAction: { target: { urlTemplate: 'http://localhost:3000/search?q={search_term_string}' } },
    });
  });

  it('tell of an artist', () => {
    expect(personJsonLd(artist)).toMatchObject({
      '@type': 'Person',
      name: '윤재하',
      alternateName: 'YOON JAEHA',
      url: 'http://localhost:3000/artist/yoonjaeha',
      award: ['너른담 미술상 (2021)'],
      alumniOf: [{ name: '새봄대학교' }],
    });
  });

  it('use the one name there is', () => {
    const node = personJsonLd({ ...artist, nameKo: null });
    expect(node.name).toBe('YOON JAEHA');
    expect(node).not.toHaveProperty('alternateName');
  });

  it('tell of a work and its size, without what is unknown', () => {
    const node = visualArtworkJsonLd(work, artist);
    expect(node).toMatchObject({
      '@type': 'VisualArtwork',
      name: '물의 결 No. 12',
      dateCreated: '2024',
      height: { value: 162.2, unitCode: 'CMT' },
      creator: { '@id': 'http://localhost:3000/artist/yoonjaeha#artist' },
    });
    expect(node).not.toHaveProperty('depth');
    expect(node).not.toHaveProperty('description');
    expect(visualArtworkJsonLd({ ...work, dimensions: null }, artist)).not.toHaveProperty('height');
  });

  it('name no provider as a profile of ours', () => {
    expect(organizationJsonLd()).not.toHaveProperty('sameAs');
  });

  it('keep what people wrote in brackets', () => {
    expect(visualArtworkJsonLd({ ...work, description: '<무제>' }, artist).description).toBe('<무제>');
    expect(personJsonLd({ ...artist, introduction: '<무제> 연작' }).description).toBe('<무제> 연작');
  });

  it('tell the way here', () => {
    expect(breadcrumbJsonLd([{ name: '작가', path: '/artist' }, { name: '윤재하' }]).itemListElement).toEqual(
      [
        { '@type': 'ListItem', position: 1, name: '결 GYEOL', item: 'http://localhost:3000/' },
        { '@type': 'ListItem', position: 2, name: '작가', item: 'http://localhost:3000/artist' },
        { '@type': 'ListItem', position: 3, name: '윤재하' },
      ],
    );
  });
});
