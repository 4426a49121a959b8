import type { NewCity } from '#contract/settings/cities.ts'
import { type Actor, makeChange } from '#server/kit/change.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { addCity, changeCity } from './edit.ts'

type Operated = Pick<Runtime, 'db' | 'jobs' | 'nudgeChannel' | 'settings'>

const actor: Actor = { kind: 'system', id: null, name: 'npm run admin' }

/** Adds the cities, and changes those that are there already; all of them or, where something goes wrong, none. */
export function importByCommand(
  runtime: Operated,
  cities: readonly NewCity[],
): Promise<{ added: number; changed: number }> {
  return makeChange(runtime, { actor, traceId: '' }, async change => {
    let [added, changed] = [0, 0]
    for (const city of cities) {
      if (await addCity(change, city)) {
        added++
        continue
      }
      const before = await change.db
        .selectFrom('cities')
        .selectAll()
        .where('code', '=', city.code)
        .forUpdate()
        .executeTakeFirstOrThrow()
      const after = await changeCity(change, before, city)
      if (after.version !== before.version) changed++
    }
    return { added, changed }
  })
}
