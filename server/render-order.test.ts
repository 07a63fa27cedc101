/** @jest-environment node */
import { setUpRenderQueue } from '@/e2e/support/page-server';

const { entered, enter } = setUpRenderQueue();

describe('the order', () => {
  it('lets who asks for one page go before who waits for many', async () => {
    const visits = [await enter('first')];
    for (const name of ['greedy 1', 'greedy 2']) visits.push(await enter(name, { address: 'greedy' }));
    visits.push(await enter('modest'));
    for (const index of [0, 1, 3, 2]) await visits[index]?.leave();
    expect(entered).toEqual(['first', 'greedy 1', 'modest', 'greedy 2']);
  });

  it.each([
    ['2001:db8:1', (index: number) => `2001:db8:1:${index}::/64`, '2001:db8:2:0::/64'],
    ['203.0.113', (index: number) => `203.0.113.${index}`, '198.51.100.1'],
  ])('lets a visitor go before the many of another network (%s)', async (_, getAddress, honest) => {
    const first = await enter('first', { address: getAddress(0) });
    const many = [];
    for (let index = 1; index <= 12; index++) many.push(await enter(`${index}`, { address: getAddress(index) }));
    const visitor = await enter('honest', { address: honest });
    for (const visit of [first, visitor, ...many]) await visit.leave();
    await first.leave();
    expect(entered.indexOf('honest')).toBeLessThanOrEqual(5);
    for (const visit of many) await visit.leave();
    expect(entered).toHaveLength(14);
  });

  it('lets the pages of the catalogue go before those of which there are any number', async () => {
    const first = await enter('first');
    const endless = await enter('list', { url: '/cotizacion/101x2' });
    const known = [await enter('product'), await enter('category', { url: '/productos/x/3' })];
    await first.leave();
    for (const visit of [...known, endless]) await visit.leave();
    expect(entered).toEqual(['first', 'product', 'category', 'list']);
  });
});
