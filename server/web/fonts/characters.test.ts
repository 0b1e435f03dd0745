import { Characters } from './characters';

function read(...texts: string[]): string {
  const characters = new Characters();
  for (const text of texts) characters.add(Buffer.from(text).toString('latin1'));
  return [...characters.take()].join('');
}

describe('the characters of a text', () => {
  it('come once, in their order, of one, two and three bytes', () => {
    expect(read('가나', 'a가é', '나—')).toBe('가나aé—');
  });

  it('have none beyond the Basic Multilingual Plane, and what follows is read on', () => {
    expect(read('🎨결𠀀선')).toBe('결선');
  });

  it('are read from entities by name, number and hexadecimal number', () => {
    expect(read('&amp;&lt;&#44032;&#x2014;&nbsp;')).toBe('&<가—\u00a0');
  });

  it('have the letters of what only looks like an entity', () => {
    expect(read('A&B; & &unknown;')).toBe('A&B; unkow');
  });
});
