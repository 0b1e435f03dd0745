import { render } from '@testing-library/react';
import { FOUND_FIELDS } from '@/lib/contracts/understood';
import { FOUND_IN } from '@/lib/messages/found-in';
import { FoundIn } from './found-in';

it.each(FOUND_FIELDS)('says that the match is in %s, and renders no markup of the text', (field) => {
  const { container } = render(<FoundIn foundIn={{ field, text: '&lt;b&gt;<em>달</em>' }} />);
  const where = field === 'artwork' ? '작품 〈<b>달〉에서' : `${FOUND_IN[field]} <b>달`;
  expect(container).toHaveTextContent(where);
  expect(container.querySelector('b')).toBeNull();
});
