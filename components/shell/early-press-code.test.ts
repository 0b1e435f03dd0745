import { jest } from '@jest/globals';
import { HYDRATED } from '@/lib/signs-of-use';
import { EARLY_PRESS } from './early-press-code';

const AGAIN_MS = 50;

/** Listeners of the document's script, as they are in a browser. */
const added: [EventTarget, string, EventListenerOrEventListenerObject, boolean][] = [];
const acted: string[] = [];
let isAnswering = false;
/** Whether React hydrates the pressed part with the click, and goes on with it. */
let canHydrate = true;

/** React's listener at the root: it stops a click on what it cannot hydrate, before the click reaches it. */
const react = (event: Event) => {
  if (isAnswering && !canHydrate) event.stopPropagation();
};
const answer = (event: Event) => {
  if (isAnswering && event.target instanceof Element) acted.push(event.target.id);
};
const hydrate = () => {
  isAnswering = true;
  window.dispatchEvent(new Event(HYDRATED));
};

beforeAll(() => void jest.useFakeTimers());
afterAll(() => void jest.useRealTimers());

beforeEach(() => {
  acted.length = 0;
  isAnswering = false;
  canHydrate = true;
  document.body.innerHTML =
    '<button type="button" id="menu" aria-expanded="false" aria-controls="part"></button><nav id="part" hidden></nav>' +
    '<button type="button" id="like"></button><button type="button" id="sheet" popovertarget="x"></button><label id="label"><input type="checkbox" id="liked"></label>' +
    '<form id="find"><button id="submit"></button></form><a id="link" href="#x">x</a>' +
    '<a id="picture" data-lead="1" href="/media/1/1400.webp">x</a>';
  for (const target of [document, window]) {
    const { addEventListener } = target;
    jest.spyOn(target, 'addEventListener').mockImplementation(function (
      this: EventTarget,
      type: string,
      listener: EventListenerOrEventListenerObject | null,
      options?: boolean | AddEventListenerOptions,
    ) {
      if (listener === null) return;
      added.push([target, type, listener, options === true]);
      addEventListener.call(target, type, listener, options);
    });
  }
  // Runs the script that every document contains.
  new Function(EARLY_PRESS)();
  document.addEventListener('click', react, true);
  document.addEventListener('click', answer);
});

afterEach(() => {
  jest.restoreAllMocks();
  for (const [target, type, listener, capture] of added.splice(0))
    target.removeEventListener(type, listener, capture);
  document.removeEventListener('click', react, true);
  document.removeEventListener('click', answer);
});

const element = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (found === null) throw new Error(id);
  return found;
};
const rest = () => void jest.advanceTimersByTime(20 * AGAIN_MS);

describe('a press before the page is hydrated', () => {
  it('is made once afterwards', () => {
    element('menu').click();
    rest();
    expect(acted).toEqual([]);
    hydrate();
    rest();
    expect(acted).toEqual(['menu']);
  });

  it('on a button of a popover is the browser’s own', () => {
    element('sheet').click();
    hydrate();
    rest();
    expect(acted).toEqual([]);
  });

  it('on a picture that is enlarged over its page waits for the script, unless it opens another tab', () => {
    const press = (init: MouseEventInit = {}) => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
      // jsdom follows no link, and says so.
      element('picture').addEventListener('click', (each) => each.preventDefault(), { once: true });
      const isKept = jest.spyOn(event, 'preventDefault');
      element('picture').dispatchEvent(event);
      return isKept.mock.calls.length > 1;
    };
    expect(press({ ctrlKey: true })).toBe(false);
    expect(press()).toBe(true);
    hydrate();
    rest();
    expect(acted).toEqual(['picture']);
  });

  it('is made again until the part that holds its control is hydrated', () => {
    canHydrate = false;
    element('menu').click();
    hydrate();
    rest();
    expect(acted).toEqual([]);
    canHydrate = true;
    rest();
    expect(acted).toEqual(['menu']);
  });

  it('unfolds what its button controls at once, and a second one folds it', () => {
    const button = element('menu');
    const part = element('part');
    button.click();
    expect([part.hidden, button.ariaExpanded]).toEqual([false, 'true']);
    hydrate();
    rest();
    expect(acted).toEqual(['menu']);
  });

  it('makes nothing again after it has folded what another one unfolded', () => {
    element('menu').click();
    element('menu').click();
    expect(element('part').hidden).toBe(true);
    hydrate();
    rest();
    expect(acted).toEqual([]);
  });

  it('folds what an earlier one unfolded, if it is the one that is kept', () => {
    element('menu').click();
    element('like').click();
    expect(element('part').hidden).toBe(true);
    hydrate();
    rest();
    expect(acted).toEqual(['like']);
  });

  it('is the last one, of several', () => {
    element('menu').click();
    element('like').click();
    element('like').click();
    hydrate();
    rest();
    expect(acted).toEqual(['like']);
  });

  it('is not made again if React hydrates the page for it', () => {
    document.addEventListener('click', hydrate, { capture: true, once: true });
    element('menu').click();
    rest();
    expect(acted).toEqual(['menu']);
  });

  it.each(['liked', 'label'])('changes no checkbox that React stops the click of: %s', (id) => {
    const box = element('liked') as HTMLInputElement;
    const seen: boolean[] = [];
    box.addEventListener('change', () => seen.push(box.checked));
    canHydrate = false;
    element(id).click();
    hydrate();
    for (let tries = 0; tries < 5; tries += 1) {
      jest.advanceTimersByTime(AGAIN_MS);
      expect(box.checked).toBe(false);
    }
    element(id).click();
    expect(box.checked).toBe(false);
    canHydrate = true;
    rest();
    expect(seen).toEqual([true]);
  });

  it('changes no checkbox before its component hears of it', () => {
    element('label').click();
    expect(element('liked')).toHaveProperty('checked', false);
    hydrate();
    rest();
    expect(element('liked')).toHaveProperty('checked', true);
  });

  it('sends no form to this page that only a script can send', () => {
    const sent = jest.fn((event: Event) => event.preventDefault());
    element('find').addEventListener('submit', sent);
    element('submit').click();
    expect(sent.mock.calls[0]?.[0].defaultPrevented).toBe(true);
    hydrate();
    rest();
    expect(sent).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['/elsewhere#x', true],
    ['/elsewhere', true],
    // The browser would load this page again.
    [location.pathname, true],
    ['#x', false],
  ])('on a link to %s loads nothing without a network', (href, isKept) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const link = element('link');
    link.setAttribute('href', href);
    link.dataset.soft = 'ready';
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    link.dispatchEvent(click);
    expect(click.defaultPrevented).toBe(isKept);
  });

  it('of a removed control is forgotten', () => {
    element('menu').click();
    element('menu').remove();
    hydrate();
    rest();
    expect(acted).toEqual([]);
  });
});

describe('a press of a hydrated page', () => {
  it('is made once', () => {
    hydrate();
    element('menu').click();
    rest();
    expect(acted).toEqual(['menu']);
  });

  it('is made again where React could not hydrate its part yet', () => {
    hydrate();
    canHydrate = false;
    element('menu').click();
    jest.advanceTimersByTime(2 * AGAIN_MS);
    canHydrate = true;
    rest();
    expect(acted).toEqual(['menu']);
  });

  it('that the guard of presses swallows is not made again', () => {
    hydrate();
    const swallow = (event: Event) => event.stopImmediatePropagation();
    window.addEventListener('click', swallow, true);
    element('menu').click();
    window.removeEventListener('click', swallow, true);
    rest();
    expect(acted).toEqual([]);
  });
});

describe('a form', () => {
  const press = (tag: string, init: KeyboardEventInit & { keyCode: number }) => {
    element('find').innerHTML = '<input><textarea></textarea>';
    const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init });
    element('find').querySelector(tag)?.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it.each([false, true])('isn’t submitted by the Enter that ends a syllable, hydrated: %j', (isHydrated) => {
    if (isHydrated) hydrate();
    expect(press('input', { keyCode: 229 })).toBe(true);
    expect(press('input', { isComposing: true, keyCode: 229 })).toBe(true);
    expect(press('input', { keyCode: 13 })).toBe(false);
    expect(press('input', { key: 'a', keyCode: 229 })).toBe(false);
    expect(press('textarea', { keyCode: 229 })).toBe(false);
  });
});
