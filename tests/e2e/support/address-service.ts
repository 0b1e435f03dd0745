import type { Locator, Page } from '@playwright/test';

const SCRIPTS = 'https://t1.kakaocdn.net/**';

/**
 * Kakao's address search as far as its makers say how it works: the script writes a document into an empty frame of
 * the page's origin, which frames the search; a chosen address comes back by a message for the page's origin alone.
 */
const SCRIPT = `window.kakao = { Postcode: function (options) {
  this.embed = function (place) {
    const layer = document.createElement('iframe');
    layer.src = 'about:blank';
    layer.title = '우편번호서비스 레이어 프레임';
    layer.style.cssText = 'border:0;width:100%;height:100%';
    place.append(layer);
    layer.contentWindow.chosen = options.oncomplete;
    const origin = location.protocol + '//' + location.host;
    layer.contentWindow.document.open();
    layer.contentWindow.document.write('<body style="margin:0"><script>' +
      'addEventListener("message", (event) => window.chosen(JSON.parse(event.data)));<\\/script>' +
      '<iframe title="우편번호 검색 프레임" style="border:0;width:100%;height:100vh" ' +
      'src="https://postcode.map.kakao.com/search?origin=' + encodeURIComponent(origin) + '"></iframe>');
    layer.contentWindow.document.close();
  };
} };`;

const ANSWER = {
  zonecode: '03053',
  userSelectedType: 'R',
  apartment: 'Y',
  roadAddress: '서울 종로구 삼청로 30',
  jibunAddress: '서울 종로구 소격동 165',
  bname: '소격동',
  buildingName: '미술관',
  query: '삼청로',
};
/** The form's values after the pretended address was chosen. */
export const CHOSEN = { zoneCode: '03053', address: '서울 종로구 삼청로 30 (소격동, 미술관)' };

const SEARCH_PAGE = `<!doctype html><html lang="ko"><meta charset="utf-8"><title>검색</title>
<body style="margin:0;padding:24px;font:16px sans-serif">
<p><b>tip</b> 도로명이나 지역 이름으로 찾아 보세요.</p><button>삼청로 30</button>
<script>document.querySelector('button').onclick = () => {
  const origin = new URLSearchParams(location.search).get('origin');
  parent.postMessage(${JSON.stringify(JSON.stringify(ANSWER))}, origin);
};</script></html>`;

/** Answers in Kakao's place. */
export async function pretendAddressService(page: Page): Promise<void> {
  await page
    .context()
    .route(SCRIPTS, (route) => route.fulfill({ contentType: 'text/javascript', body: SCRIPT }));
  await page
    .context()
    .route('https://postcode.map.kakao.com/**', (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: SEARCH_PAGE }),
    );
}

/** In Kakao's place, a script that runs `code` when the search is shown. */
export async function serveAddressScript(page: Page, code: string): Promise<void> {
  const body = `window.kakao = { Postcode: function () { this.embed = function (place) { ${code} }; } };`;
  await page.context().route(SCRIPTS, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}

/** The pretended address among what was found. */
export function searched(page: Page): Locator {
  return page
    .frameLocator('iframe[title="우편번호와 도로명 주소 찾기"]')
    .frameLocator('iframe')
    .frameLocator('iframe')
    .getByRole('button', { name: '삼청로 30' });
}

/** Opens the search and chooses the pretended address. */
export async function chooseAddress(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await searched(page).click();
}
