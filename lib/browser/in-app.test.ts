import { inAppName, wayOutside } from './in-app';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; SM-S931N Build/AP3A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/137.0.0.0 Mobile Safari/537.36';
const PAGE = 'https://gyeol.example/auth/signup?a=1&b=가#step';
const HREF = 'https://gyeol.example/auth/signup?a=1&b=%EA%B0%80';
const KAKAO = `kakaotalk://web/openExternal?url=${encodeURIComponent(HREF)}`;
const INTENT =
  'intent://gyeol.example/auth/signup?a=1&b=%EA%B0%80#Intent;scheme=https;package=com.android.chrome;end';

it.each([
  ['KakaoTalk on iOS', `${IPHONE} KAKAOTALK/11.2.5 (INAPP)`, '카카오톡', KAKAO],
  ['KakaoTalk on Android', `${ANDROID};KAKAOTALK 2511250`, '카카오톡', KAKAO],
  ['LINE', `${IPHONE} Safari Line/15.6.0`, '라인', `${HREF}&openExternalBrowser=1`],
  ['Naver on Android', `${ANDROID} NAVER(inapp; search; 2000; 12.11.5)`, '네이버 앱', INTENT],
  ['Naver on iOS', `${IPHONE} NAVER(inapp; search; 2000; 12.11.5; 16PRO)`, '네이버 앱', null],
  ['Daum', `${ANDROID} DaumApps/9.9.0 DaumDevice/mobile`, '다음 앱', INTENT],
  ['Instagram on Android', `${ANDROID} Instagram 382.0.0 Android (35/15)`, '인스타그램', INTENT],
  ['Instagram on iOS', `${IPHONE} Instagram 382.0.0 (iPhone17,1; iOS 18_5)`, '인스타그램', null],
  ['Facebook', `${ANDROID} [FB_IAB/FB4A;FBAV/515.0.0.0;]`, '페이스북', INTENT],
  ['Facebook on iOS', `${IPHONE} [FBAN/FBIOS;FBAV/515.0.0;]`, '페이스북', null],
  ['another app of Android', ANDROID, '앱', INTENT],
])('knows %s', (_, userAgent, name, way) => {
  expect(inAppName(userAgent)).toBe(name);
  expect(wayOutside(userAgent, PAGE)).toBe(way);
});

it.each([
  ['Safari', `${IPHONE.replace('Mobile', 'Version/18.5 Mobile')} Safari/604.1`],
  ['Chrome on Android', ANDROID.replace('; wv', '')],
  ['Samsung', ANDROID.replace('; wv', '').replace('Version/4.0', 'SamsungBrowser/28.0')],
  [
    'a computer',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/137.0.0.0 Safari/537.36',
  ],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
])('takes %s for a normal browser', (_, userAgent) => {
  expect(inAppName(userAgent)).toBeNull();
  expect(wayOutside(userAgent, PAGE)).toBeNull();
});

it('leads out only to http and https addresses', () => {
  expect(wayOutside(`${ANDROID} KAKAOTALK`, 'blob:https://gyeol.example/1')).toBeNull();
  expect(wayOutside(`${ANDROID} NAVER(inapp`, 'http://127.0.0.1:3000/')).toBe(
    'intent://127.0.0.1:3000/#Intent;scheme=http;package=com.android.chrome;end',
  );
});
