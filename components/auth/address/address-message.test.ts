import { readPostcode } from './address-message';

describe('what the address search answers', () => {
  const road = {
    zonecode: '03053',
    roadAddress: '서울 종로구 삼청로 30',
    jibunAddress: '서울 종로구 소격동 165',
    userSelectedType: 'R' as const,
  };

  it('is the road address with district and building', () => {
    expect(
      readPostcode({ ...road, bname: '소격동', buildingName: '국립현대미술관', apartment: 'Y' }),
    ).toEqual({
      zoneCode: '03053',
      address: '서울 종로구 삼청로 30 (소격동, 국립현대미술관)',
      buildingName: '국립현대미술관',
    });
    expect(readPostcode(road).address).toBe('서울 종로구 삼청로 30');
  });

  it('is the lot address as it is where that was chosen', () => {
    expect(readPostcode({ ...road, userSelectedType: 'J', bname: '소격동' }).address).toBe(
      '서울 종로구 소격동 165',
    );
  });

  it('may lack any field', () => {
    expect(readPostcode({})).toEqual({ zoneCode: '', address: '', buildingName: '' });
  });
});
