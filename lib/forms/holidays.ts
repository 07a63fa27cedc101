import { getHolidaysForYear } from 'colombian-holidays';

/** True when `day` ('2026-11-16') is a public holiday of Colombia, as it is celebrated (Ley 51 de 1983 moves many to a Monday). */
export function isHoliday(day: string): boolean {
  return getHolidaysForYear(Number(day.slice(0, 4))).some(({ celebrationDate }) => celebrationDate === day);
}
