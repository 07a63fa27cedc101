import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareBlock } from './share-block';

const ADDRESS = 'https://example.org/producto/Sonda%201%2F2/7';

function renderBlock() {
  const user = userEvent.setup();
  render(<ShareBlock name="Sonda 1/2 & más" text="Sonda 1/2 & más (ref. 7):" address={ADDRESS} />);
  return user;
}

/** Gives the browser a way to share, as phones have. */
function withOwnWay(share: (data: ShareData) => Promise<void>) {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

describe('the share block', () => {
  it('has plain links with the name and an address that says where it was shared', () => {
    renderBlock();
    const getHref = (way: string) =>
      new URL(screen.getByRole('link', { name: `Compartir por ${way}` }).getAttribute('href') ?? '');
    expect(getHref('WhatsApp').searchParams.get('text')).toBe(
      `Sonda 1/2 & más (ref. 7): ${ADDRESS}?utm_source=whatsapp`,
    );
    expect(getHref('LinkedIn').searchParams.get('url')).toBe(`${ADDRESS}?utm_source=linkedin`);
    expect(getHref('X').searchParams.get('text')).toBe('Sonda 1/2 & más (ref. 7):');
    expect(getHref('X').searchParams.get('url')).toBe(`${ADDRESS}?utm_source=x`);
    expect(getHref('correo').searchParams.get('subject')).toBe('Sonda 1/2 & más');
    expect(getHref('correo').searchParams.get('body')).toContain(`${ADDRESS}?utm_source=correo`);
  });

  it('copies the address and says so', async () => {
    const user = renderBlock();
    await user.click(screen.getByRole('button', { name: 'Copiar enlace' }));
    expect(await navigator.clipboard.readText()).toBe(ADDRESS);
    expect(screen.getByRole('status')).toHaveTextContent('Enlace copiado');
  });

  it('shows the address when it cannot be copied', async () => {
    const user = renderBlock();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Copiar enlace' }));
    expect(screen.getByRole('status')).toHaveTextContent(ADDRESS);
  });

  it('uses the way of the device where there is one', async () => {
    const shared: ShareData[] = [];
    withOwnWay(async (data) => void shared.push(data));
    const user = renderBlock();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Compartir' }));
    expect(shared).toEqual([
      { title: 'Sonda 1/2 & más', text: 'Sonda 1/2 & más (ref. 7):', url: `${ADDRESS}?utm_source=compartir` },
    ]);
  });

  it('stays when the visitor changes their mind, and gives the links when the device refuses', async () => {
    let reason = 'AbortError';
    withOwnWay(() => Promise.reject(Object.assign(new Error(), { name: reason })));
    const user = renderBlock();
    await user.click(screen.getByRole('button', { name: 'Compartir' }));
    expect(screen.getByRole('button', { name: 'Compartir' })).toBeVisible();
    reason = 'NotAllowedError';
    await user.click(screen.getByRole('button', { name: 'Compartir' }));
    expect(await screen.findByRole('link', { name: 'Compartir por WhatsApp' })).toBeVisible();
  });
});
