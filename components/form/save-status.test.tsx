import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import * as formMessages from '@/lib/messages/form';
import { SaveStatus } from './save-status';

describe('the foot of a form that saves itself', () => {
  it('shows why a save failed, and saves again without losing the focus', () => {
    const retry = jest.fn();
    render(<SaveStatus state={{ status: 'failed', failure: '연결이 끊겼습니다.' }} onRetry={retry} />);
    const words = screen.getByRole('status');
    expect(words).toHaveTextContent(`${formMessages.saveFailed} 연결이 끊겼습니다.`);
    fireEvent.click(screen.getByRole('button', { name: formMessages.saveAgain }));
    expect(retry).toHaveBeenCalledTimes(1);
    expect(words).toHaveFocus();
  });

  it('has no retry for a save that fails again', () => {
    const state = { status: 'failed', failure: '결과를 발표한 공모전입니다.', canRetry: false } as const;
    render(<SaveStatus state={state} onRetry={jest.fn()} />);
    expect(screen.getByRole('status')).toHaveTextContent(state.failure);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows when it was saved, and what is missing', () => {
    const savedAt = new Date('2026-12-08T05:30:00Z');
    render(
      <SaveStatus
        state={{ status: 'saved', failure: null, savedAt }}
        missing="파일 1개는 저장하지 못했어요."
        onRetry={jest.fn()}
      />,
    );
    expect(screen.getByRole('status')).toHaveTextContent('14:30 저장됨 파일 1개는 저장하지 못했어요.');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
