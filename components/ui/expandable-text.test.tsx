import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ExpandableText } from './expandable-text';

const labels = { more: 'Ver mas', less: 'Ver menos' };

function renderText(rest: string) {
  render(
    <>
      <h3 id="about">Calibración</h3>
      <ExpandableText start="Medimos " rest={rest} {...labels} about="about" href="/producto/x/1" />
    </>,
  );
  return userEvent.setup();
}

describe('a long text', () => {
  it('is closed at first: Ver mas', () => {
    renderText('y ajustamos.');
    expect(screen.getByRole('button', { name: 'Ver mas' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('toggles between Ver mas and Ver menos', async () => {
    const user = renderText('y ajustamos.');
    await user.click(screen.getByRole('button', { name: 'Ver mas' }));
    expect(screen.getByRole('button', { name: 'Ver menos' })).toHaveAttribute('aria-expanded', 'true');
    await user.click(screen.getByRole('button', { name: 'Ver menos' }));
    expect(screen.getByRole('button', { name: 'Ver mas' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('is opened by a click on the text itself, and closed by the next one', async () => {
    const user = renderText('y ajustamos.');
    const text = screen.getByText(/^Medimos/);
    await user.click(text);
    expect(screen.getByRole('button', { name: 'Ver menos' })).toHaveAttribute('aria-expanded', 'true');
    await user.click(text);
    expect(screen.getByRole('button', { name: 'Ver mas' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('is whole in the HTML, for who has no JavaScript', () => {
    renderText('y ajustamos.');
    expect(screen.getByText(/^Medimos/)).toHaveTextContent('Medimos… y ajustamos.');
  });

  it('has no space before its ellipsis, and all of its letters when it is open', async () => {
    const user = renderText('y ajustamos.');
    expect(screen.getByText(/^Medimos/)).toHaveTextContent('Medimos… y ajustamos.');
    await user.click(screen.getByRole('button', { name: 'Ver mas' }));
    expect(screen.getByText('…').nextSibling).toHaveTextContent(/^y ajustamos.$/);
  });

  it('tells a screen reader what the button opens and what it is about', () => {
    renderText('y ajustamos.');
    const button = screen.getByRole('button');
    expect(button).toHaveAttribute('aria-controls', screen.getByRole('paragraph').id);
    expect(button).toHaveAccessibleDescription('Calibración');
  });

  it('has no button and no ellipsis when all of it fits', () => {
    renderText('');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByText('Medimos')).not.toHaveTextContent('…');
  });
});
