import { getPolicy } from './policies';

test('interests are required information in the policies', async () => {
  const rows = (await getPolicy('privacy')).split('\n').filter((line) => /\| 회원가입 /.test(line));
  expect(rows.filter((row) => row.includes('관심분야')).map((row) => row.split('|')[1]?.trim())).toEqual([
    '필수',
  ]);
  expect(await getPolicy('privacyOptional')).not.toContain('관심분야');
});
