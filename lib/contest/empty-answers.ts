import { namesOf, type FormField } from '@/lib/contracts/contest-form';
import type { Answer } from './answers-schema';

/** What a form holds before anything was answered, by the names of its answers. */
export function emptyAnswers(fields: readonly FormField[]): Record<string, Answer> {
  const pairs = fields.flatMap((field) =>
    namesOf(field).map((name): [string, Answer] => [name, name === field.name ? emptyOf(field) : '']),
  );
  return Object.fromEntries(pairs);
}

function emptyOf({ type }: FormField): Answer {
  switch (type) {
    case 'checkbox-group':
    case 'file':
      return [];
    case 'checkbox':
    case 'portfolio':
      return false;
    case 'text':
    case 'textarea':
    case 'number':
    case 'date':
    case 'email':
    case 'tel':
    case 'url':
    case 'select':
    case 'radio':
      return '';
  }
}
