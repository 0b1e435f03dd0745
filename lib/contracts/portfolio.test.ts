import * as typedMessages from '@/lib/messages/typed';
import { portfolioContent, portfolioProfile, portfolioWork } from '@/tests/support/portfolio-content';
import { portfolioSchema } from './portfolio';

const PDF = { pageWidth: 297, pageHeight: 210, orientation: 'landscape', scale: 1, imageQuality: 0.9 };
const refusal = (changes: object) => {
  const { error } = portfolioSchema.safeParse({ ...portfolioContent(), pdfSettingConfig: PDF, ...changes });
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
};

it('takes a portfolio', () => {
  expect(refusal({})).toBeUndefined();
});

it('takes open page sizes alone', () => {
  const message = 'pdfSettingConfig.pageWidth: 아직 선택할 수 없는 크기입니다.';
  expect(refusal({ pdfSettingConfig: { ...PDF, pageWidth: 210, pageHeight: 148 } })).toEqual([message]);
  expect(refusal({ pdfSettingConfig: { ...PDF, orientation: 'portrait' } })).toEqual([message]);
});

it('limits texts, gaps and works', () => {
  const { profilePageLayoutConfig } = portfolioContent();
  expect(refusal({ artistProfile: portfolioProfile({ introduction: '가'.repeat(46) }) })).toHaveLength(1);
  expect(refusal({ artistProfile: portfolioProfile({ artistNote: '가'.repeat(1201) }) })).toHaveLength(1);
  expect(
    refusal({ profilePageLayoutConfig: { ...profilePageLayoutConfig, profilePageDataRowGap: -1 } }),
  ).toEqual(['profilePageLayoutConfig.profilePageDataRowGap: 줄 간격은 0 이상으로 정해 주세요.']);
});

it('takes a phone number of any country', () => {
  const phoneOf = (phoneNum: string) =>
    portfolioSchema.parse({
      ...portfolioContent(),
      pdfSettingConfig: PDF,
      artistProfile: portfolioProfile({ phoneNum }),
    }).artistProfile.phoneNum;
  expect(phoneOf('+49 30 1234567')).toBe('+49 30 1234567');
  expect(phoneOf('010-1234-5678')).toBe('01012345678');
  expect(refusal({ artistProfile: portfolioProfile({ phoneNum: '49 30 12345678' }) })).toEqual([
    `artistProfile.phoneNum: ${typedMessages.phoneCountryCode}`,
  ]);
});

it('gives every work a place of its own', () => {
  const twice = [portfolioWork(1, { page: 0 }), portfolioWork(1, { page: 1 })];
  expect(refusal({ artistArtWorks: twice })).toEqual(['artistArtWorks: 같은 작품이 두 번 실렸습니다.']);
  const one = [portfolioWork(1, { page: 0 }), portfolioWork(2, { page: 0 })];
  expect(refusal({ artistArtWorks: one })).toEqual([
    'artistArtWorks: 작품의 자리가 겹칩니다. 다시 배치해 주세요.',
  ]);
});
