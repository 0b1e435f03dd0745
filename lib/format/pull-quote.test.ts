import { pullQuote } from './pull-quote';

describe('pullQuote', () => {
  it('is the last quoted sentence', () => {
    const texts = [
      '“재지 않고 잇는 법을 배웠어요.” 하고 웃었다.',
      '그는 “틀린 땀은 풀지 않아요. 거기서부터 무늬가 시작되니까요.” 라고 했다.',
    ];
    expect(pullQuote(texts)).toBe('틀린 땀은 풀지 않아요. 거기서부터 무늬가 시작되니까요.');
  });
  it('is no word in quotation marks, no phrase and no speech', () => {
    expect(
      pullQuote(['“네.”', '“이름을 잃은 무명이 한 장 안에”', `“${'길게 '.repeat(40)}말했다.”`]),
    ).toBeNull();
    expect(pullQuote([])).toBeNull();
  });
});
