import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { NewCity } from '#contract/settings/cities.ts'
import { importByCommand } from '#server/cities/index.ts'
import { fieldSentences } from '#server/kit/field-sentences.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { citiesInCsv } from './city-csv.ts'

type Work = (runtime: Pick<Runtime, 'db' | 'jobs' | 'nudgeChannel' | 'settings'>) => Promise<void>

/** A city of the file, and where it stands there. */
export type Written = { place: string; city: unknown }

export const cityUsage = 'npm run admin -- cities import FILE.json|FILE.csv'

/** Takes the cities of a file over: `words` is what stands after `cities`. A file with a fault is refused as a whole, before a database is opened. */
export function workWithCities(words: readonly string[]): Work {
  const [action, file, ...more] = words
  if (action !== 'import' || !file || more.length > 0) throw new Error(cityUsage)
  const cities = checked(read(resolve(process.env.INIT_CWD ?? '.', file)))
  return async runtime => {
    const { added, changed } = await importByCommand(runtime, cities)
    console.log(`${added} added, ${changed} changed, ${cities.length - added - changed} as they were.`)
  }
}

function read(path: string): Written[] {
  const text = readFileSync(path, 'utf8').replace(/^\uFEFF/, '')
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

function checked(written: readonly Written[]): NewCity[] {
  if (written.length === 0) throw new Error('The file has no city.')
  const faults: string[] = []
  const found = new Map<string, NewCity>()
  for (const { place, city } of written) {
    const parsed = NewCity.safeParse(city, { reportInput: true })
    if (!parsed.success) {
      const sentences = Object.entries(fieldSentences(parsed.error, 'en'))
      faults.push(...sentences.map(([field, sentence]) => `${place}: ${field}: ${sentence}`))
    } else if (found.has(parsed.data.code)) faults.push(`${place}: code: ${parsed.data.code} stands there twice`)
    else found.set(parsed.data.code, parsed.data)
  }
  if (faults.length > 0) throw new Error(`${faults.join('\n')}\nNothing was imported.`)
  return [...found.values()]
}
