import { render, screen } from '@testing-library/react';
import { RelatedProducts } from './related-products';

const item = { id: '2', name: 'Oxímetro', alt: 'x', isService: false, brand: '', imageSm: null, description: '' };

describe('the related products', () => {
  it('have a name for who does not see, and no title of their own', () => {
    render(<RelatedProducts items={[item]} />);
    expect(screen.getByRole('region', { name: 'Productos Relacionados' })).toBeVisible();
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['Oxímetro']);
  });

  it('leave nothing behind when there are none', () => {
    const { container } = render(<RelatedProducts items={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
