import type { Experience } from '@/lib/contracts/artist';
import { careerBlocks } from './career';

function experience(
  type: Experience['type'],
  year: number,
  title: string,
  location = '봄결',
  region = '서울',
): Experience {
  return { type, year, title, location, region };
}

const EMPTY = { experiences: [], educations: [], awards: [], collections: [] };

describe('careerBlocks', () => {
  it('puts the newest first and leaves out what is empty', () => {
    const blocks = careerBlocks({
      ...EMPTY,
      experiences: [
        experience('SOLO_EXHIBITION', 2019, '첫 줄'),
        experience('SOLO_EXHIBITION', 2025, '천 번의 안부'),
        experience('WORKSHOP', 2023, '점 찍기'),
        experience('GRANT', 2024, '창작지원'),
      ],
      collections: [{ name: '돌담미술관' }],
    });
    expect(blocks).toEqual([
      [
        {
          title: '개인전',
          rows: [
            { year: 2025, text: '천 번의 안부, 봄결, 서울' },
            { year: 2019, text: '첫 줄, 봄결, 서울' },
          ],
        },
      ],
      [{ title: '소장', rows: [{ year: null, text: '돌담미술관' }] }],
      [
        {
          title: '지원·워크숍',
          rows: [
            { year: 2024, text: '창작지원, 봄결, 서울' },
            { year: 2023, text: '점 찍기, 봄결, 서울' },
          ],
        },
      ],
    ]);
  });

  it('stands schools and residencies in one block', () => {
    const [block] = careerBlocks({
      ...EMPTY,
      educations: [
        { type: 'UNDERGRADUATE', year: 2015, schoolName: '새봄대학교', major: '회화과', status: 'GRADUATED' },
      ],
      experiences: [experience('RESIDENCY', 2024, '호수마을 스튜디오 8기', '호수마을 스튜디오', '춘천')],
    });
    expect(block?.map(({ title, rows }) => [title, rows[0]?.text])).toEqual([
      ['학력', '새봄대학교 회화과 졸업'],
      ['레지던시', '호수마을 스튜디오 8기, 춘천'],
    ]);
  });

  it('is empty without a career', () => {
    expect(careerBlocks(EMPTY)).toEqual([]);
  });
});
