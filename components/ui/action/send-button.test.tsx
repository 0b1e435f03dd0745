import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { SendButton } from './send-button';

function sendingButton() {
  let end: () => void = () => undefined;
  const onSend = jest.fn(() => new Promise<void>((resolve) => (end = resolve)));
  render(
    <SendButton onSend={onSend} sendingLabel="보내는 중">
      보내기
    </SendButton>,
  );
  return { onSend, button: screen.getByRole('button'), end: () => act(async () => end()) };
}

describe('the button that sends', () => {
  it('is locked and marked as busy from the press to the response', async () => {
    const { onSend, button, end } = sendingButton();
    fireEvent.click(button);
    fireEvent.click(button);
    expect(onSend).toHaveBeenCalledTimes(1);
    expect(button).toHaveTextContent('보내는 중');
    expect(button).toHaveAttribute('aria-busy', 'true');
    await end();
    expect(button).toHaveTextContent('보내기');
    fireEvent.click(button);
    expect(onSend).toHaveBeenCalledTimes(2);
  });

  it('submits its form once while the form is being sent', () => {
    const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
    const { rerender } = render(
      <form onSubmit={onSubmit}>
        <SendButton>저장</SendButton>
      </form>,
    );
    fireEvent.click(screen.getByRole('button'));
    rerender(
      <form onSubmit={onSubmit}>
        <SendButton isSending>저장</SendButton>
      </form>,
    );
    fireEvent.click(screen.getByRole('button'));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('does nothing while it has `aria-disabled`', () => {
    const onSend = jest.fn(() => Promise.resolve());
    render(
      <SendButton onSend={onSend} aria-disabled>
        저장
      </SendButton>,
    );
    fireEvent.click(screen.getByRole('button'));
    expect(onSend).not.toHaveBeenCalled();
  });
});
