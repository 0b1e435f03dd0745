import { render, screen } from '@testing-library/react';
import { SentFields } from './sent-fields';

const show = (isSending: boolean) => (
  <>
    <SentFields isSending={isSending}>
      <input aria-label="제목" />
    </SentFields>
    <button>다음</button>
  </>
);
const field = () => screen.getByLabelText('제목');

test('nothing can be typed while the form is sent, and the field gets the focus back', () => {
  const { rerender } = render(show(false));
  field().focus();
  rerender(show(true));
  expect(field().parentElement).toHaveAttribute('inert');
  // A browser does this with an inert element.
  field().blur();
  rerender(show(false));
  expect(field().parentElement).not.toHaveAttribute('inert');
  expect(field()).toHaveFocus();
});

test('the focus stays where the user has moved it', () => {
  const { rerender } = render(show(false));
  field().focus();
  rerender(show(true));
  screen.getByRole('button').focus();
  rerender(show(false));
  expect(screen.getByRole('button')).toHaveFocus();
});
