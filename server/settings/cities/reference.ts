import { readFileSync } from 'node:fs'
import { comparedForm } from '#contract/base/texts/typed-text.ts'
import { services } from '#contract/orders/service.ts'
import { type CityNames, cities } from '#contract/settings/cities.ts'
import type { Database } from '#server/kit/database.ts'
import { handle } from '#server/kit/handle.ts'

type ReferenceCity = { code: string; names: CityNames }

/** The cities of China by their codes of GB/T 2260, read when somebody first asks. */
let known: readonly ReferenceCity[] | undefined

/** So many are offered at once. */
const mostOffered = 20

/** Those that are no city of the installation yet, by the beginning of their code or a part of a name. */
export const reference = handle(cities.reference, async ({ db, caller }, { search }) => {
  const wanted = comparedForm(search)
  const rows = await db.selectFrom('cities').select('code').execute()
  const taken = new Set(rows.map(({ code }) => code))
  return referenceCities()
    .filter(({ code }) => !taken.has(code) && (caller.cityCodes?.includes(code) ?? true))
    .filter(({ code, names }) => code.startsWith(wanted) || namesIn(names).some(name => name.includes(wanted)))
    .slice(0, mostOffered)
})

function namesIn({ zh, en, es, ja }: CityNames): string[] {
  return [zh, en, es, ja].map(comparedForm)
}

/** Cities of the list, open for everything at all hours: for the demo and for tests. */
export async function openCities(db: Database, codes: readonly string[]): Promise<void> {
  const rows = codes.map(code => {
    const names = referenceCities().find(city => city.code === code)?.names
    const unnamed: CityNames = { zh: code, en: code, es: code, ja: code }
    return { code, names: JSON.stringify(names ?? unnamed), services: [...services] }
  })
  await db.insertInto('cities').values(rows).execute()
}

function referenceCities(): readonly ReferenceCity[] {
  known ??= readFileSync(new URL('reference-cities.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map(line => {
      const [code = '', zh = '', en = '', es = '', ja = ''] = line.split('\t')
      return { code, names: { zh, en, es, ja } }
    })
  return known
}
