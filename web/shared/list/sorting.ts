import type { Column } from '#web/ui/list/TableRow.tsx'

/** The orders of a list, and the one that it is in. */
export type Sorting<Sort extends string> = {
  sorts: readonly Sort[]
  sorted: Sort | undefined
  onSort: (sort: Sort) => void
}

/** In the order that was asked for, or in the usual one of the tab, which comes first. */
export function sortingOf<Sort extends string>(
  sorts: readonly Sort[],
  sort: unknown,
  onSort: (sort: Sort) => void,
): Sorting<Sort> {
  return { sorts, sorted: sorts.find(each => each === sort) ?? sorts[0], onSort }
}

type HeadSorts<Sort extends string> = { down?: Sort; up?: Sort }

/** A head that sorts: downwards first, then upwards, as far as the list has these orders under its tab. */
export function headSort<Sort extends string>(
  { sorts, sorted, onSort }: Sorting<Sort>,
  { down, up }: HeadSorts<Sort>,
): Column<never>['sort'] {
  const [first, second] = [down, up].filter(sort => sort !== undefined && sorts.includes(sort))
  if (first === undefined) return undefined
  const direction = sorted === down ? 'descending' : sorted === up ? 'ascending' : undefined
  return { direction, onSort: () => onSort(sorted === first ? (second ?? first) : first) }
}

/** By when the records were made. */
export const ages = { down: 'newest', up: 'oldest' } as const
export const amounts = { down: 'largest', up: 'smallest' } as const

/** The order to ask for: none that the list does not have under its tab, whatever the address says. */
export function sortIn<Sort extends string>(sorts: readonly Sort[], sort: unknown): Sort | '' {
  return sorts.find(each => each === sort) ?? ''
}
