import { otherServices, serviceGroups } from '@/content/service-groups';
import { foldAccents } from '@/lib/text';

/** The services by the groups of content/service-groups.ts, each in the order given; what no group knows comes last. */
export function groupServices<T extends { readonly name: string }>(services: readonly T[]) {
  const found = services.map((service) => ({ service, key: findGroup(service.name) }));
  return [...serviceGroups, otherServices].map(({ key, title, scenes }) => ({
    key,
    title,
    scenes,
    items: found.filter((one) => one.key === key).map(({ service }) => service),
  }));
}

function findGroup(name: string): string {
  const words = foldAccents(name).split(/[^\p{L}\p{N}]+/u);
  const group = serviceGroups.find((one) => one.words.some((start) => words.some((word) => word.startsWith(start))));
  return (group ?? otherServices).key;
}
