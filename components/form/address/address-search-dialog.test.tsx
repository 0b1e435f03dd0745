import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import * as signupMessages from '@/lib/messages/signup';
import { AddressSearchDialog } from './address-search-dialog';
import { AddressSearchOrigin } from './address-search-origin';

const ORIGIN = 'https://address.test';
const { addressSearchLoading: LOADING, addressSearchFailed: FAILED } = signupMessages;
const FOUND = {
  name: 'gyeol-address',
  kind: 'found',
  answer: {
    zonecode: '03053',
    roadAddress: '서울 종로구 삼청로 30',
    jibunAddress: '',
    userSelectedType: 'R',
    bname: '',
    buildingName: '',
    apartment: 'N',
  },
};

function show(origin: string | null) {
  const onFound = jest.fn();
  render(
    <AddressSearchOrigin origin={origin}>
      <AddressSearchDialog
        onFound={onFound}
        onManual={() => undefined}
        onClose={() => undefined}
        findNextFocus={() => null}
      />
    </AddressSearchOrigin>,
  );
  return { onFound };
}
const frame = () => screen.getByTitle<HTMLIFrameElement>(/우편번호/);
const say = (data: unknown, origin: string, source: Window | null = frame().contentWindow) =>
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin, source })));

describe('the dialog of the address search', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('frames the search at its own origin, which it may use', () => {
    show(ORIGIN);
    expect(frame().src).toBe(`${ORIGIN}/auth/address-search`);
    expect(frame().getAttribute('sandbox')).toBe('allow-scripts allow-forms allow-popups allow-same-origin');
  });

  it('gives the frame no origin where the search has none', () => {
    const { onFound } = show(null);
    expect(frame().getAttribute('src')).toBe('/auth/address-search');
    expect(frame().getAttribute('sandbox')).toBe('allow-scripts allow-forms allow-popups');
    say(FOUND, window.location.origin);
    expect(onFound).not.toHaveBeenCalled();
    say(FOUND, 'null');
    expect(onFound).toHaveBeenCalledTimes(1);
  });

  it('takes an address from its frame alone', () => {
    const { onFound } = show(ORIGIN);
    say(FOUND, ORIGIN, window);
    say(FOUND, 'null');
    say({ ...FOUND, answer: { ...FOUND.answer, zonecode: '1' } }, ORIGIN);
    expect(onFound).not.toHaveBeenCalled();
    say(FOUND, ORIGIN);
    expect(onFound).toHaveBeenCalledWith({
      zoneCode: '03053',
      address: '서울 종로구 삼청로 30',
      buildingName: '',
    });
  });

  it('says that it loads, and that it is there', () => {
    show(ORIGIN);
    expect(screen.getByRole('status').textContent).toBe(LOADING);
    say({ name: 'gyeol-address', kind: 'ready' }, ORIGIN);
    expect(screen.queryByText(LOADING)).toBeNull();
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.queryByText(FAILED)).toBeNull();
  });

  it('counts a frame without a word as failed, and loads another one when asked', () => {
    show(ORIGIN);
    const first = frame();
    act(() => jest.advanceTimersByTime(9_999));
    expect(screen.queryByText(FAILED)).toBeNull();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('alert').textContent).toContain(FAILED);
    expect(screen.queryByTitle(/우편번호/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(frame()).not.toBe(first);
    say({ name: 'gyeol-address', kind: 'failed' }, ORIGIN);
    expect(screen.getByRole('alert').textContent).toContain(FAILED);
    fireEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    act(() => jest.advanceTimersByTime(10_000));
    expect(screen.getByRole('alert').textContent).toContain(FAILED);
  });

  it('offers to type the address manually, and to leave an in-app browser that has a way out', () => {
    const agent = jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue('iPhone KAKAOTALK/11.2.5');
    show(ORIGIN);
    expect(screen.getByRole('button', { name: /직접 입력$/ })).toBeTruthy();
    const outside = screen.getByRole('link', { name: '외부 브라우저로 열기' });
    expect(outside.getAttribute('href')).toMatch(/^kakaotalk:\/\/web\/openExternal\?url=/);
    agent.mockRestore();
  });
});
