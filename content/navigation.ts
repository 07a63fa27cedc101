/** Entry of the products, which breadcrumbs and links name too. */
export const productsEntry = { label: 'Productos', href: '/productos' } as const;

/** Menu of the navbar. Paths are the label lower-cased with spaces turned into hyphens (docs/behaviour.md#required). */
export const navigation = [
  { label: 'Inicio', href: '/home' },
  productsEntry,
  { label: 'Ley 1831', href: '/ley-1831' },
  { label: 'Contacto', href: '/contacto' },
] as const satisfies readonly { label: string; href: string }[];
