/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { navigation } from '@/content/navigation';

const pages = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((name) =>
  /(?:^|\/)page\.tsx$/.test(name),
);

test.each(pages)('app/%s imports the sheets of the shell first, so that they come as one file', (page) => {
  expect(readFileSync(`app/${page}`, 'utf8')).toMatch(
    /^(?:\/\/.*\n|'use client';\n)*import '@\/components\/layout\/shell-sheets';/,
  );
});

test.each(navigation)('the entry $label of the menu leads to its page, by its words', ({ label, href }) => {
  if (href === '/home') return expect(label).toBe('Inicio');
  expect(href).toBe(`/${label.toLowerCase().replaceAll(' ', '-')}`);
  expect(existsSync(`app${href}/page.tsx`)).toBe(true);
});
