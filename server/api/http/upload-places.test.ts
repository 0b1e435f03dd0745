import { UPLOADS, UploadPlaces } from './upload-places';

const { atOnce, perAccount } = UPLOADS;
const RETRY = { 'retry-after': '10' };

test('a few accounts can’t take all places: one that sends several gets more only while half are free', () => {
  const places = new UploadPlaces();
  const take = (who: string) => places.reserve({ who, isMember: true });
  const takeAll = (who: string) => {
    for (let form = 0; form < perAccount; form += 1) take(who);
  };
  takeAll('first');
  let accounts = 1;
  for (; places.inUse < atOnce; accounts += 1)
    expect(() => takeAll(`account ${accounts}`)).toThrow(expect.objectContaining({ headers: RETRY }));
  expect(accounts).toBeGreaterThanOrEqual(5);
  expect(() => take('the last')).toThrow(expect.objectContaining({ code: 'UNAVAILABLE', headers: RETRY }));
});
