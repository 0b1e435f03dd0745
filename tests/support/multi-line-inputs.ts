import { readFileSync } from 'node:fs';
import { listFiles } from './source-files';

/** Inputs of several lines that are made of others, and the file of each. */
const PIECES: Readonly<Record<string, string>> = {
  TextArea: 'ui/field/text-area.tsx',
  ParagraphsField: 'admin/articles/article-inputs.tsx',
  RichTextField: 'admin/parts/rich-text-field.tsx',
  TemplatedText: 'admin/parts/templated-text.tsx',
};

/** What those are made of. Every other element is one that has `multiline` or is edited itself. */
const BARE = ['textarea', 'EditorContent'];
const ELEMENT = /<([A-Za-z]\w*)\b((?:=>|[^>])*?)\/?>/gs;
const BY_PROP = /(?<!-)\bmultiline\b|\bcontentEditable\b/;

/** What an input is called in the source: its name, its label, or the prop that it begins with. */
const nameOf = (props: string): string =>
  /\b(?:source|name)="([^"]+)"/.exec(props)?.[1] ??
  /\blabel="([^"]+)"/.exec(props)?.[1] ??
  /\blabel=\{([^}]+)\}/.exec(props)?.[1] ??
  (/\b(\w+)=/.exec(props)?.[1] || 'unnamed');

/** The names of a source's inputs of several lines. */
const multiLineInputsOf = (source: string): string[] =>
  [...source.matchAll(ELEMENT)]
    .filter(([, tag = '', props = '']) => tag in PIECES || BARE.includes(tag) || BY_PROP.test(props))
    .map(([, , props = '']) => nameOf(props));

/** Every component, but those pieces, with its inputs of several lines. Files are below `components`. */
export function listMultiLineInputs(): { file: string; inputs: string[] }[] {
  return listFiles(['components'], '.tsx')
    .map((file) => file.replace('components/', ''))
    .filter((file) => !file.endsWith('.test.tsx') && !Object.values(PIECES).includes(file))
    .map((file) => ({ file, inputs: multiLineInputsOf(readFileSync(`components/${file}`, 'utf8')) }))
    .filter(({ inputs }) => inputs.length > 0);
}
