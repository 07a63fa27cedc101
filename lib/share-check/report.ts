import { shareCheck } from '@/content/share-check';
import { type FetchedPage, getFacts, getFaults } from './audit';
import { fetchPage } from './fetch-page';
import { previewers } from './previewers';

/** What each previewer made of a page. */
export type Report = { readonly address: string; readonly isGood: boolean; readonly lines: readonly string[] };

/** Fetches a page as every previewer does, and reports in Spanish what they found; a fault of several is reported once, with their names. */
export async function reportOn(address: string): Promise<Report> {
  const seen = await Promise.all(
    previewers.map(async ({ name, agent }) => ({ name, ...(await look(address, agent)) })),
  );
  const first = seen.find(({ page }) => page)?.page;
  const complaints = new Map<string, string[]>();
  for (const { name, page, failure } of seen) {
    const differs = page && first && JSON.stringify(page.head) !== JSON.stringify(first.head);
    const faults = page ? [...getFaults(page), ...(differs ? [shareCheck.faults.differs] : [])] : [failure];
    for (const fault of faults) complaints.set(fault, [...(complaints.get(fault) ?? []), name]);
  }
  const notes = first?.head.robots.includes('noindex') ? [shareCheck.faults.noindex] : [];
  const isGood = complaints.size === 0;
  return {
    address,
    isGood,
    lines: [
      `${isGood ? 'BIEN' : 'MAL '}  ${address}`,
      ...(first ? [`      ${[...getFacts(first), ...notes].join(' · ')}`] : []),
      ...[...complaints].map(([fault, names]) => `      ${names.join(', ')}: ${fault}`),
    ],
  };
}

async function look(address: string, agent: string): Promise<{ page: FetchedPage | null; failure: string }> {
  try {
    return { page: await fetchPage(address, agent), failure: '' };
  } catch (error) {
    const cause = error instanceof Error ? (error.cause instanceof Error ? error.cause.message : error.message) : error;
    return { page: null, failure: `${shareCheck.unreachable} (${cause})` };
  }
}
