import { settingKeys } from '#contract/settings/registry.ts'
import { settings } from '#contract/settings/settings.ts'
import { feature } from '#server/kit/feature.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { effectiveValues } from './read.ts'
import { update } from './update.ts'
import { historyOf, roleNames, viewSetting } from './view.ts'

export { startSettings } from './reader.ts'

const list = handle(settings.list, async context => {
  const { db, sender } = context
  const records = await db.selectFrom('setting_records').selectAll().execute()
  const effective = Map.groupBy(await effectiveValues(db), ({ key }) => key)
  const known = new Map(records.map(record => [record.key, record]))
  return {
    rows: settingKeys.flatMap(key => {
      const record = known.get(key)
      return record ? [viewSetting(record, effective.get(key) ?? [], context)] : []
    }),
    roles: await roleNames(db, sender.language),
  }
})

const history = handle(settings.history, async ({ db, runtime }, { id, after, limit }) => {
  const record = await db.selectFrom('setting_records').selectAll().where('id', '=', id).executeTakeFirst()
  return record ? historyOf(db, record, { after, limit, runtime }) : refuse('notFound')
})

export const settingsFeature = feature(settings, { list, history, update })
