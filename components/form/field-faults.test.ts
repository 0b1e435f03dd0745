import { placeOfFault } from './field-faults';

const VALUES = { title: '', rows: [{ label: '' }], terms: { pay: '' } };
const at = (path: string) => placeOfFault({ field: path.split('.')[0] ?? '', path, message: '' }, VALUES);

it.each([
  ['title', 'title'],
  ['rows.0.label', 'rows.0.label'],
  ['rows.0.other', 'rows'],
  ['rows.3.label', 'rows'],
  ['terms.pay', 'terms.pay'],
  ['terms.other', 'terms'],
  ['terms.pay.deeper', 'terms'],
])('a fault at %s is shown at %s', (path, place) => {
  expect(at(path)).toBe(place);
});
