import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { CityOfFile } from '#contract/settings/zones.ts'
import { decodeText } from '#server/desk/texts/index.ts'
import { fieldSentence, fieldSentences } from '#server/kit/field-sentences.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { importByCommand, isFarFrom } from '#server/settings/cities/feature.ts'
import { citiesInCsv } from './city-csv.ts'

type Work = (runtime: Pick<Runtime, 'db' | 'jobs' | 'nudgeChannel' | 'settings'>) => Promise<void>

/** A city of the file and where it stands there; in a file of lines, each of its zones stands in one of its own. */
export type Written = { place: string; city: unknown; zonePlaces?: readonly string[] }

export const cityUsage = 'npm run admin -- cities import FILE.json|FILE.csv'

/** Takes the cities of a file over: `words` is what stands after `cities`. A file with a fault is refused as a whole, before a database is opened. */
export function workWithCities(words: readonly string[]): Work {
  const [action, file, ...more] = words
  if (action !== 'import' || !file || more.length > 0) throw new Error(cityUsage)
  const cities = checked(read(resolve(process.env.INIT_CWD ?? '.', file)))
  const zones = cities.reduce((sum, city) => sum + city.zones.length, 0)
  return async runtime => {
    const counts = await importByCommand(runtime, cities)
    console.log(said(counts.cities, cities.length))
    if (zones > 0) console.log(`Zones: ${said(counts.zones, zones)}`)
  }
}

function said({ added, changed }: { added: number; changed: number }, all: number): string {
  return `${added} added, ${changed} changed, ${all - added - changed} as they were.`
}

function read(path: string): Written[] {
  const text = decodeText(readFileSync(path))
  if (text === null) throw new Error('The file is no text: save it as UTF-8.')
  return path.toLowerCase().endsWith('.csv') ? citiesInCsv(text) : citiesInJson(text)
}

function citiesInJson(text: string): Written[] {
  let cities: unknown
  try {
    cities = JSON.parse(text)
  } catch (error) {
    throw new Error(`The file is no JSON: ${(error as Error).message}`)
  }
  if (!Array.isArray(cities)) throw new Error('The file must hold a list: [{ "code": "410100", … }]')
  return cities.map((city, at) => ({ place: `city ${at + 1}`, city }))
}

function checked(written: readonly Written[]): CityOfFile[] {
  if (written.length === 0) throw new Error('The file has no city.')
  const faults: string[] = []
  const found = new Map<string, CityOfFile>()
  for (const each of written) {
    const parsed = CityOfFile.safeParse(each.city, { reportInput: true })
    const wrong = parsed.success ? faultsOfZones(parsed.data) : fieldSentences(parsed.error, 'en')
    faults.push(...Object.entries(wrong).map(([field, sentence]) => `${placeOf(each, field)}: ${sentence}`))
    if (!parsed.success) continue
    const { code } = parsed.data
    if (found.has(code)) faults.push(`${each.place}: code: ${code} stands there twice`)
    else found.set(code, parsed.data)
  }
  if (faults.length > 0) throw new Error(`${faults.join('\n')}\nNothing was imported.`)
  return [...found.values()]
}

/** By the paths of their fields, as `zones.2.code`. */
function faultsOfZones({ centre, outline, zones }: CityOfFile): Record<string, string> {
  const codes = zones.map(({ code }) => code)
  const faults = zones.flatMap((zone, at) => [
    ...(codes.indexOf(zone.code) < at ? [[`zones.${at}.code`, `${zone.code} stands there twice`]] : []),
    ...(isFarFrom({ centre, outline }, zone.outline)
      ? [[`zones.${at}.outline`, fieldSentence('farFromCity', 'en')]]
      : []),
  ])
  return Object.fromEntries(faults)
}

function placeOf({ place, zonePlaces = [] }: Written, field: string): string {
  const [, at = '', own = ''] = /^zones\.(\d+)\.(.+)$/.exec(field) ?? []
  const line = zonePlaces[Number(at)]
  return at !== '' && line ? `${line}: ${own}` : `${place}: ${field}`
}
