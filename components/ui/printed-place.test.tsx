import { render } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { act } from 'react';
import { PrintedPlace } from './printed-place';

describe('PrintedPlace', () => {
  it('takes over the HTML of the document, and shows it again after the page was left', () => {
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = '<div data-printed="7" class="part"><p>걸린 <b>작품</b></p></div>';
    const paragraph = place.querySelector('p');
    let root: Root | undefined;
    act(() => {
      root = hydrateRoot(place, <PrintedPlace as="div" number={7} className="part" />);
    });
    // The very elements of the document, not copies of them.
    expect(place.querySelector('p')).toBe(paragraph);
    act(() => root?.unmount());
    expect(document.querySelector('[data-printed]')).toBeNull();

    const { container } = render(<PrintedPlace as="div" number={7} className="part" />);
    expect(container.innerHTML).toBe('<div class="part" data-printed="7"><p>걸린 <b>작품</b></p></div>');
  });
});
