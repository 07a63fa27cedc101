import { render, screen } from '@testing-library/react';
import { listNotices } from '@/lib/search-notices/list-notices';
import { SearchNotices } from './search-notices';

it('says what is asked for, with the way to a page or a document', () => {
  const documents = [{ href: 'https://backend.test/docs/politica-de-envios.pdf' }];
  render(<SearchNotices notices={[...listNotices('hotel', []), ...listNotices('envíos', documents)]} />);
  const place = screen.getByRole('link', { name: 'Ver «hotel»' });
  expect(place).toHaveAttribute('href', '/ley-1831/lugar/hotel');
  expect(place.closest('p')).toHaveTextContent('¿Su lugar debe tener un DEA? Ver «hotel»');
  expect(screen.getByRole('link', { name: 'Ver política de envíos' })).toHaveAttribute('href', documents[0]?.href);
});
