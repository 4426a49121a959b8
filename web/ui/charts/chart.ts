/** What explains a number: one list, or a choice of several. Neither for a time that has not come, or for readers without that list. */
export type Opens = { link?: string | null; onOpen?: (() => void) | undefined }

/** A place on the time axis. */
export type Point = {
  key: string
  /** In full: `13:00–13:59`. */
  name: string
  /** Under the axis, where there is room. */
  short: string
} & Opens

/** Of the parts of a whole: each has a colour and a pattern. */
export const partLooks = ['solid', 'diagonal', 'dotted', 'level', 'crossed', 'upright'] as const

/** Colour, dash, mark and pattern of a series differ together, so that each alone tells it from the others. `ghost`: bars that are expected. */
export type Look = 'main' | 'second' | 'third' | 'fourth' | 'ghost' | (typeof partLooks)[number]

export type Series = {
  key: string
  name: string
  /** `part`: a bar on top of the parts before it. `said`: read with the others and not drawn. */
  kind: 'line' | 'bar' | 'part' | 'said'
  look: Look
  /** One for each point; null where nothing is known. */
  values: readonly (number | null)[]
  /** The point of a line whose time is not over: what leads to it is dashed. */
  runningAt?: number
  /** A second scale, for what is measured in another unit. */
  side?: 'right'
  print: (value: number) => string
  /** Shorter, beside the axis. */
  tick?: (value: number) => string
  /** The axis reaches at least this far. */
  least?: number
  /** The number in a spreadsheet; as it is by default. */
  inFile?: (value: number) => number
}

type NumbersRow = {
  key: string
  name: string
  cells: readonly (number | null)[]
  /** What explains single cells, where not the whole row does. */
  cellOpens?: readonly (Opens | undefined)[]
  /** In the last column. */
  said?: string
} & Opens

/** The numbers of a chart as a table: the first column names the row. */
export type Numbers = {
  heads: readonly string[]
  rows: readonly NumbersRow[]
  /** One for each head but the first. */
  prints: readonly ((value: number) => string)[]
  /** The head of a last column in words. */
  saidHead?: string
  /** The same, for the numbers of a spreadsheet; as they are where left out. */
  inFile?: readonly (((value: number) => number) | undefined)[]
}

export function numbersOf(head: string, points: readonly Point[], series: readonly Series[]): Numbers {
  return {
    heads: [head, ...series.map(({ name }) => name)],
    rows: points.map((point, at) => ({
      ...point,
      cells: series.map(({ values }) => values[at] ?? null),
    })),
    prints: series.map(({ print }) => print),
    inFile: series.map(({ inFile }) => inFile),
  }
}

/** What is known of one point, in words. */
export function sayPoint(point: Point, at: number, series: readonly Series[]): string {
  const parts = series.flatMap(({ name, values, print }) => {
    const value = values[at]
    return value === null || value === undefined ? [] : [`${name} ${print(value)}`]
  })
  return [point.name, ...parts].join(' · ')
}
