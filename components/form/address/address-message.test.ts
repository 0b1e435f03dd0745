import { readAddressMessage } from './address-message';

const frame = window;
const origin = 'https://address.test';
const answer = {
  zonecode: '03053',
  roadAddress: '서울 종로구 삼청로 30',
  jibunAddress: '서울 종로구 소격동 165',
  userSelectedType: 'R',
  bname: '',
  buildingName: '',
  apartment: '',
};
const found = (changes: object = {}) => ({
  name: 'gyeol-address',
  kind: 'found',
  answer: { ...answer, ...changes },
});
const read = (data: unknown, event: { origin?: string; source?: MessageEvent['source'] } = {}) =>
  readAddressMessage({ data, origin, source: frame, ...event }, { frame, origin });
const addressOf = (changes: object) => {
  const message = read(found(changes));
  return message?.kind === 'found' ? message.address : null;
};

describe('what the address search says', () => {
  it('is the road address with district and building', () => {
    expect(addressOf({ bname: '소격동', buildingName: '국립현대미술관', apartment: 'Y' })).toEqual({
      zoneCode: '03053',
      address: '서울 종로구 삼청로 30 (소격동, 국립현대미술관)',
      buildingName: '국립현대미술관',
    });
    expect(addressOf({})?.address).toBe('서울 종로구 삼청로 30');
    expect(addressOf({ bname: '산내면' })?.address).toBe('서울 종로구 삼청로 30');
  });

  it('is the lot address as it is where that was chosen', () => {
    expect(addressOf({ userSelectedType: 'J', bname: '소격동' })?.address).toBe('서울 종로구 소격동 165');
  });

  it('is whether the frame is ready', () => {
    expect(read({ name: 'gyeol-address', kind: 'ready' })).toEqual({ kind: 'ready' });
    expect(read({ name: 'gyeol-address', kind: 'failed' })).toEqual({ kind: 'failed' });
  });
});

describe('what is no word of the address search', () => {
  const other = document.body.appendChild(document.createElement('iframe')).contentWindow;

  it.each([
    ['nobody', { source: null }],
    ['another window', { source: other }],
    ['our own origin', { origin: 'https://gyeol.test' }],
    ['no origin', { origin: 'null' }],
    ['no origin at all', { origin: '' }],
  ])('comes from %s', (_, event) => {
    expect(read(found(), event)).toBeNull();
  });

  it('comes from an origin where the frame has none', () => {
    const from = { frame, origin: null };
    expect(readAddressMessage({ data: found(), origin, source: frame }, from)).toBeNull();
    expect(readAddressMessage({ data: found(), origin: 'null', source: frame }, from)).not.toBeNull();
  });

  it('comes before there is a frame', () => {
    expect(readAddressMessage({ data: found(), origin, source: null }, { frame: null, origin })).toBeNull();
  });

  it.each([
    ['nothing', null],
    ['text', 'found'],
    ['a list', [found()]],
    ['another name', { ...found(), name: 'gyeol' }],
    ['another kind', { ...found(), kind: 'login' }],
    ['no answer', { name: 'gyeol-address', kind: 'found' }],
    ['more than it should', { ...found(), html: '<p>' }],
    ['more in its answer', found({ isAddressTyped: true })],
    ['a key of every object', found(JSON.parse('{"__proto__":{"a":1}}') as object)],
    ['a short postal code', found({ zonecode: '0305' })],
    ['a postal code of letters', found({ zonecode: '０３０５３' })],
    ['a postal code with a line after it', found({ zonecode: '03053\n' })],
    ['a postal code as a number', found({ zonecode: 30530 })],
    ['no address', found({ roadAddress: '' })],
    ['blanks', found({ roadAddress: '   ' })],
    ['too long an address', found({ roadAddress: '가'.repeat(201) })],
    ['too long an address with its brackets', found({ roadAddress: '가'.repeat(198), bname: '소격동' })],
    ['two lines', found({ roadAddress: '서울\n종로구' })],
    ['text that turns around', found({ roadAddress: '서울 \u202e구로종' })],
    ['half a character', found({ roadAddress: '서울 \ud83d' })],
    ['an object for text', found({ buildingName: { toString: () => '미술관' } })],
    ['too long a building', found({ buildingName: '관'.repeat(101) })],
    ['another kind of address', found({ userSelectedType: 'X' })],
  ])('holds %s', (_, data) => {
    expect(read(data)).toBeNull();
  });
});
