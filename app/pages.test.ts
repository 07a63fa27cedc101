/** @jest-environment node */
import { existsSync } from 'node:fs';
import { navigation } from '@/content/navigation';

test.each(navigation)('the entry $label of the menu leads to its page, by its words', ({ label, href }) => {
  if (href === '/home') return expect(label).toBe('Inicio');
  expect(href).toBe(`/${label.toLowerCase().replaceAll(' ', '-')}`);
  expect(existsSync(`app${href}/page.tsx`)).toBe(true);
});
