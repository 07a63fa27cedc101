export const share = {
  title: 'Compartir',
  by: (way: string) => `Compartir por ${way}`,
  email: 'correo',
  copy: 'Copiar enlace',
  copied: 'Enlace copiado',
} as const;
