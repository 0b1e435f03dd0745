import { mergeAttributes, Node } from '@tiptap/core';

/** A picture of a text: one of ours, with the words for those who don't see it. */
export interface FigureAttributes {
  src: string;
  alt: string;
  width: number;
  height: number;
}

const numberOf = (text: string | null) => (text === null ? null : Number(text));

/** `<figure>` with a picture and a caption that is written in the text. A picture that stands alone becomes one. */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  draggable: true,
  isolating: true,

  addAttributes() {
    return {
      src: { default: '', parseHTML: (element) => pictureOf(element)?.getAttribute('src') ?? '' },
      alt: { default: '', parseHTML: (element) => pictureOf(element)?.getAttribute('alt') ?? '' },
      width: {
        default: null,
        parseHTML: (element) => numberOf(pictureOf(element)?.getAttribute('width') ?? null),
      },
      height: {
        default: null,
        parseHTML: (element) => numberOf(pictureOf(element)?.getAttribute('height') ?? null),
      },
    };
  },

  parseHTML() {
    return [
      {
        tag: 'figure',
        contentElement: (element: HTMLElement) => element.querySelector('figcaption') ?? element,
      },
      { tag: 'img[src]' },
    ];
  },

  renderHTML({ HTMLAttributes }) {
    return ['figure', ['img', mergeAttributes(HTMLAttributes)], ['figcaption', 0]];
  },
});

function pictureOf(element: HTMLElement): HTMLElement | null {
  return element.matches('img') ? element : element.querySelector('img');
}
