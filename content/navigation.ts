/** Menu of the navbar. Paths are the label lower-cased with spaces turned into hyphens (spec, point 2). */
export const navigation = [
  { label: 'Inicio', href: '/home' },
  { label: 'Productos', href: '/productos' },
  { label: 'Ley 1831', href: '/ley-1831' },
  { label: 'Contacto', href: '/contacto' },
] as const satisfies readonly { label: string; href: string }[];
