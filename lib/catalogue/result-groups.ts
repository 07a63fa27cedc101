import { search } from '@/content/search';
import type { CardItem } from './product';

/** Results that an address shows alone: equipment, services, or a category of equipment. */
export type ResultGroup = {
  /** What follows the search in its address. */
  readonly path: string;
  readonly name: string;
  readonly lang?: string | undefined;
  readonly items: readonly CardItem[];
  /** False where all of what it is part of is in it. */
  readonly isPart: boolean;
};

/** More are not seen at once. */
const MAX_UNGROUPED = 6;
const texts = search.groups;

/** The groups of results that have any: the two kinds, then the categories of the equipment, the largest first. */
export function listResultGroups(items: readonly CardItem[]): ResultGroup[] {
  const equipment = items.filter(({ isService }) => !isService);
  const services = items.filter(({ isService }) => isService);
  const categories = new Map(equipment.flatMap(({ category }) => (category ? [[category.id, category]] : [])));
  const kinds = [
    { path: 'equipos', name: texts.equipment, items: equipment, isPart: services.length > 0 },
    { path: 'servicios', name: texts.services, items: services, isPart: equipment.length > 0 },
  ];
  const ofCategories = [...categories.values()].map(({ id, name, lang }) => {
    const own = equipment.filter(({ category }) => category?.id === id);
    return { path: `categoria/${id}`, name, lang, items: own, isPart: own.length < equipment.length };
  });
  return [
    ...kinds.filter((kind) => kind.items.length > 0),
    ...ofCategories.sort((a, b) => b.items.length - a.items.length),
  ];
}

/** The groups that are worth a choice, and the one that is chosen; none of results that are seen at once. */
export function listChoices(items: readonly CardItem[], chosen: ResultGroup | null): ResultGroup[] {
  if (items.length <= MAX_UNGROUPED && !chosen) return [];
  return listResultGroups(items).filter(({ path, isPart }) => isPart || path === chosen?.path);
}
