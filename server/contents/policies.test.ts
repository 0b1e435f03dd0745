import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { site } from '@/lib/site';
import { getPolicy } from './policies';

test('interests are required information in the policies', async () => {
  const rows = (await getPolicy('privacy')).split('\n').filter((line) => /\| 회원가입 /.test(line));
  expect(rows.filter((row) => row.includes('관심분야')).map((row) => row.split('|')[1]?.trim())).toEqual([
    '필수',
  ]);
  expect(await getPolicy('privacyOptional')).not.toContain('관심분야');
});

test('the policies speak for the operator', async () => {
  const { nameKo, nameEn, company } = site;
  const terms = await getPolicy('terms');
  expect(terms).toContain(`오픈마켓인 ${nameKo}(${nameEn})의 이용`);
  expect(terms).toContain(`${company.name}(이하 ‘회사’)이 운영하는`);
  const privacy = await getPolicy('privacy');
  expect(privacy).toContain(`${company.name}(이하 ‘회사’)은`);
  expect(privacy).toContain(`| ${company.privacyOfficer} |`);
  expect(privacy).toContain(`| ${company.phone}, ${company.hours} |`);
  expect(privacy).toContain(`| ${company.privacyEmail}`);
});

test('no policy names an operator by itself', async () => {
  for (const file of ['terms', 'privacy', 'privacy-optional']) {
    const text = await readFile(path.join(process.cwd(), 'server/contents/policies', `${file}.md`), 'utf8');
    expect(text).not.toMatch(/GYEOL|주식회사 결|gyeol\.example|\d{2,3}-\d{3,4}-\d{4}/);
  }
});
