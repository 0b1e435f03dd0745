import { jest } from '@jest/globals';
import { keepFocus } from './keep-focus';

let end: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  end = keepFocus();
});
afterEach(() => {
  end();
  jest.useRealTimers();
});

const show = (html: string) => (document.body.innerHTML = html);
const find = (id: string) => document.getElementById(id) as HTMLElement;
const focused = () => document.activeElement?.id;
/** Removes an element after a press on the focused control. */
async function press(id: string, change: () => void): Promise<void> {
  find(id).focus();
  find(id).click();
  change();
  await jest.advanceTimersByTimeAsync(100);
}

const LIST = `<main id="main" tabindex="-1"><button id="add">더하기</button><ul>
  <li id="r1"><button id="up1">위로</button><button id="del1">지우기</button></li>
  <li id="r2"><button id="up2">위로</button><button id="del2">지우기</button></li>
</ul></main><button id="outside">맨 위로</button>`;

test('the same control of the next row gets the focus, then that of the previous one, then the nearest one', async () => {
  show(LIST);
  await press('del1', () => find('r1').remove());
  expect(focused()).toBe('del2');
  show(LIST);
  await press('del2', () => find('r2').remove());
  expect(focused()).toBe('del1');
  await press('del1', () => find('r1').remove());
  expect(focused()).toBe('add');
  await press('add', () => find('add').remove());
  expect(focused()).toBe('main');
});

test('a dialog keeps the focus on its controls', async () => {
  show(
    `<main id="main" tabindex="-1"><button id="open">열기</button></main>
     <div id="dialog" role="dialog" data-state="open" tabindex="-1"><p><button id="discard">버리기</button></p><input id="name" /></div>`,
  );
  await press('discard', () => {
    find('discard').remove();
    // As Radix does it.
    find('dialog').focus();
  });
  expect(focused()).toBe('name');
  await press('name', () => find('name').remove());
  expect(focused()).toBe('dialog');
});

test('after a toast it goes back to where it came from', async () => {
  show(`${LIST}<div role="status"><p id="toast"><button id="undo">되돌리기</button></p></div>`);
  find('up2').focus();
  await press('undo', () => find('toast').remove());
  expect(focused()).toBe('up2');
});

test('another page is left alone, and so is the first one after a step back', async () => {
  show(LIST);
  await press('del1', () => {
    window.history.pushState(null, '', '/next');
    find('r1').remove();
  });
  expect(document.activeElement).toBe(document.body);
  window.history.replaceState(null, '', '/');
  find('r2').remove();
  await jest.advanceTimersByTimeAsync(100);
  expect(document.activeElement).toBe(document.body);
});

test('behind a list the focus goes to its last control, and nothing is scrolled', async () => {
  show(
    `<main id="main" tabindex="-1"><ul><li><a id="a1" href="/1">1</a></li><li><a id="a2" href="/2">2</a></li></ul><p><button id="more">더 보기</button></p></main>`,
  );
  const options: (FocusOptions | undefined)[] = [];
  find('a2').focus = function focus(this: HTMLElement, given?: FocusOptions) {
    options.push(given);
    HTMLElement.prototype.focus.call(this, given);
  };
  await press('more', () => find('more').remove());
  expect(focused()).toBe('a2');
  expect(options).toEqual([{ preventScroll: true }]);
});

test('outside of the page’s content only a toast gives the focus back', async () => {
  show(`${LIST}<aside id="consent"><button id="refuse">거부</button></aside>`);
  find('up2').focus();
  await press('refuse', () => find('consent').remove());
  expect(focused()).toBe('main');
});

test('what goes by itself leads to the page, not to the control of another record', async () => {
  show(LIST);
  find('del1').focus();
  find('r1').remove();
  await jest.advanceTimersByTimeAsync(100);
  expect(focused()).toBe('main');
});

test('a press that isn’t by key opens no keyboard', async () => {
  const matches = jest.spyOn(Element.prototype, 'matches');
  matches.mockImplementation(function (this: Element, selector) {
    return selector !== ':focus-visible' && [...document.querySelectorAll(selector)].includes(this);
  });
  show(
    '<main id="main" tabindex="-1"><button id="gone">지우기</button><input id="name" /><button id="next">다음</button></main>',
  );
  await press('gone', () => find('gone').remove());
  expect(focused()).toBe('next');
  matches.mockRestore();
});

test('controls that take no focus are left out', async () => {
  show(
    `<main id="main" tabindex="-1"><p><button id="first">하나</button></p><p><button disabled>둘</button><a href="/" tabindex="-1">셋</a></p><p inert><button>넷</button></p></main>`,
  );
  await press('first', () => find('first').remove());
  expect(focused()).toBe('main');
});

test('leaves a focus that other code has set', async () => {
  show(LIST);
  await press('del1', () => {
    find('r1').remove();
    window.setTimeout(() => find('add').focus(), 10);
  });
  expect(focused()).toBe('add');
});

test('leaves a deliberate blur', async () => {
  show(LIST);
  find('del2').focus();
  find('del2').blur();
  await jest.advanceTimersByTimeAsync(100);
  find('r2').remove();
  await jest.advanceTimersByTimeAsync(100);
  expect(document.activeElement).toBe(document.body);
});
