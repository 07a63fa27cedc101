import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { QuantityField } from './quantity-field';

const field = <QuantityField id="101" name="Monitor" quantity={2} onChange={() => {}} />;

test('its buttons can be pressed once the page is hydrated: a press before would be lost', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(field);
  document.body.append(container);
  for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled();
  render(field, { container, hydrate: true });
  for (const button of screen.getAllByRole('button')) expect(button).toBeEnabled();
});
