import { faultsOf } from './faults-of';

const fault = (message: string) => ({ type: 'custom', message });

it('finds what is wrong with the parts of a field', () => {
  const errors = {
    label: fault('제목을 적어 주세요.'),
    validation: { maxLength: fault('너무 커요.'), message: { type: 'too_big', message: '너무 길어요.' } },
    options: [undefined, { label: fault('선택지를 적어 주세요.') }],
  };
  expect(faultsOf(errors)).toEqual({
    label: '제목을 적어 주세요.',
    'validation.maxLength': '너무 커요.',
    'validation.message': '너무 길어요.',
    'options.1.label': '선택지를 적어 주세요.',
  });
});

it('finds nothing where nothing is wrong', () => {
  expect(faultsOf(undefined)).toEqual({});
  expect(faultsOf({ label: undefined })).toEqual({});
});
