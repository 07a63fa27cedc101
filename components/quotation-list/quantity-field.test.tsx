import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MAX_QUANTITY } from '@/lib/quotation-list/address';
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

test('a quantity that cannot be taken stays to be seen with what can, and what is empty is given up', () => {
  const onChange = jest.fn();
  render(<QuantityField id="101" name="Monitor" quantity={2} onChange={onChange} />);
  const number = screen.getByRole('spinbutton');
  const type = (value: string) => {
    fireEvent.change(number, { target: { value } });
    fireEvent.blur(number);
  };
  type('1500');
  expect(number).toHaveValue(1500);
  expect(number).toBeInvalid();
  expect(screen.getByRole('alert')).toHaveTextContent(`De 1 a ${MAX_QUANTITY}: sigue en 2`);
  type('');
  expect(number).toHaveValue(2);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(onChange).not.toHaveBeenCalled();
});
