import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { answerAlert, currentAlert } from '@/components/ui/dialog/alert-store';
import * as signupMessages from '@/lib/messages/signup';
import { EMPTY_SIGNUP } from './signup-state';
import { TermsStep } from './terms-step';

let went = 0;

function Terms() {
  const [agreements, setAgreements] = useState(EMPTY_SIGNUP.agreements);
  return (
    <TermsStep
      agreements={agreements}
      policies={{ terms: '제1조', privacyRequired: '목적', privacyOptional: '항목' }}
      onChange={setAgreements}
      onNext={() => (went += 1)}
      onBack={() => undefined}
    />
  );
}

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });

describe('the terms', () => {
  beforeEach(() => {
    went = 0;
    render(<Terms />);
  });

  it('are agreed to all at once, and the box for all is on only while all three are', () => {
    fireEvent.click(box(/모두/));
    expect([/이용약관/, /^개인정보 수집/, /선택 개인정보/].map((name) => box(name).checked)).toEqual([
      true,
      true,
      true,
    ]);
    fireEvent.click(box(/선택 개인정보/));
    expect(box(/모두/).checked).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: '다음' }));
    expect(went).toBe(1);
  });

  it('tell what is missing and lead to it', async () => {
    fireEvent.click(box(/이용약관/));
    fireEvent.click(screen.getByRole('button', { name: '다음' }));
    expect(currentAlert()?.title).toBe(signupMessages.termsRequired);
    await act(async () => answerAlert(true));
    expect(document.activeElement).toBe(box(/^개인정보 수집/));
    expect(went).toBe(0);
  });

  it('can be read where they stand', () => {
    expect(screen.queryByText('제1조')).toBeNull();
    const button = screen.getByRole('button', { name: '이용약관 전문 보기' });
    fireEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('region', { name: '이용약관 전문' }).textContent).toBe('제1조');
  });
});
