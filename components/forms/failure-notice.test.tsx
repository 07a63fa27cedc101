import { render, screen } from '@testing-library/react';
import { FailureNotice } from './failure-notice';

const shown = { id: 'aviso', message: 'El producto no está disponible', requested: { name: 'Monitor', lines: [] } };
const unsent = { draft: { client_name: 'Ana', description: 'Dos' }, address: 'http://site.test/producto/x/1' };

test('a refusal is said in a status region that the button can name, without another way', () => {
  render(<FailureNotice {...shown} role="status" unsent={null} />);
  expect(screen.getByRole('status')).toHaveTextContent(shown.message);
  expect(screen.getByRole('status')).toHaveAttribute('id', 'aviso');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('where no toast can be had it is an alert, and the same message is ready to go by another way', () => {
  render(<FailureNotice {...shown} role="alert" unsent={unsent} />);
  expect(screen.getByRole('alert')).toHaveTextContent(shown.message);
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });
  expect(new URL(link.href).searchParams.get('text')).toContain('Dos');
});
