import { chromium } from 'playwright';
const URL0 = 'http://127.0.0.1:4310';
export const args = ['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync'];
export async function open(width = 1440, height = 900) {
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args });
  const context = await browser.newContext({ viewport: { width, height }, baseURL: URL0, hasTouch: width < 800 });
  const page = await context.newPage();
  page.on('console', (m) => ['error','warning'].includes(m.type()) && console.log('console', m.type(), m.text().slice(0,300)));
  page.on('pageerror', (e) => console.log('pageerror', e.message.slice(0,500)));
  return { browser, context, page };
}
export async function login(page, id, password = 'gyeol!2026') {
  const r = await page.request.post('/v1/auth/login', { data: { accountId: id, accountPwd: password }, headers: { origin: URL0 } });
  console.log('login', r.status(), (await r.text()).slice(0,120));
}
export const shot = (page, name, fullPage = true) => page.screenshot({ path: `/tmp/shots/${name}.png`, fullPage });
