import type { Written } from './cities.ts'

/**
 * The columns of a file; lists in a cell are separated by spaces, an outline is the JSON of its polygon. With `zone`, its code,
 * a line is a zone of the city with that code, which stands in a line of its own.
 */
const columns = [
  'code',
  'zone',
  'zh',
  'en',
  'es',
  'ja',
  'services',
  'hours',
  'holidays',
  'lng',
  'lat',
  'outline',
] as const
type Cells = Partial<Record<(typeof columns)[number], string>>

/** The cities of a file with a head, whose columns stand in any order. */
export function citiesInCsv(text: string): Written[] {
  const [head, ...rows] = rowsIn(text)
  const names = (head?.cells ?? []).map(name => name.trim())
  const unknown = names.filter(name => !(columns as readonly string[]).includes(name))
  if (unknown.length > 0) throw new Error(`Unknown columns: ${unknown.join(', ')}. There are ${columns.join(', ')}.`)
  const lines = rows.map(({ line, cells }): Line => {
    const place = `line ${line}`
    if (cells.length !== names.length) throw new Error(`${place} has ${cells.length} cells, the head ${names.length}.`)
    return { place, cells: Object.fromEntries(names.map((name, at) => [name, cells[at]?.trim() ?? ''])) }
  })
  const zones = lines.filter(({ cells }) => cells.zone)
  const cities = lines.filter(line => !zones.includes(line))
  const lost = zones.find(zone => !cities.some(({ cells }) => cells.code === zone.cells.code))
  if (lost) throw new Error(`${lost.place}: the city ${lost.cells.code} of this zone stands in no line of its own.`)
  return cities.map(({ place, cells }) => {
    const own = zones.filter(zone => zone.cells.code === cells.code)
    return {
      place,
      city: { ...cityOf(cells), zones: own.map(zone => zoneOf(zone.cells)) },
      zonePlaces: own.map(zone => zone.place),
    }
  })
}

type Line = { place: string; cells: Cells }

function zoneOf({ zone, services = '', outline, ...named }: Cells): object {
  return { code: zone, names: namesOf(named), services: words(services), outline: outline && jsonOf(outline) }
}

function namesOf({ zh, en, es, ja }: Cells): object {
  return { zh, en: en || zh, es: es || en || zh, ja: ja || zh }
}

function cityOf({ code, services = '', hours, holidays = '', lng, lat, outline, ...named }: Cells): object {
  return {
    code,
    names: namesOf(named),
    services: words(services),
    hours: hours ?? '',
    holidays: words(holidays),
    centre: lng || lat ? { lng: numberOf(lng), lat: numberOf(lat) } : null,
    outline: outline ? jsonOf(outline) : null,
  }
}

function words(cell: string): string[] {
  return cell.split(/\s+/).filter(Boolean)
}

/** What is no number stays the text that it is, and is refused by its field. */
function numberOf(cell: string | undefined): unknown {
  return cell && !Number.isNaN(Number(cell)) ? Number(cell) : cell
}

function jsonOf(cell: string): unknown {
  try {
    return JSON.parse(cell)
  } catch {
    return cell
  }
}

type Row = { line: number; cells: string[] }

/** Rows of comma-separated cells; a cell in quotes can hold commas, line ends and doubled quotes. Empty lines are left out. */
function rowsIn(text: string): Row[] {
  const rows: Row[] = []
  let line = 1
  let row: Row = { line, cells: [] }
  const cell = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r?\n|$)/gy
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text)
    if (!found) throw new Error(`line ${line}: a quote is not closed, or stands inside of a cell.`)
    const [whole, written = '', end] = found
    row.cells.push(written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written)
    line += whole.split('\n').length - 1
    if (end === ',' && cell.lastIndex < text.length) continue
    if (end === ',') row.cells.push('')
    if (row.cells.some(each => each.trim() !== '')) rows.push(row)
    row = { line, cells: [] }
  }
  return rows
}
