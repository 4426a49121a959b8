import { comparedForm } from '#contract/base/texts/typed-text.ts'
import { messageTemplates } from '#contract/open/messages/message-templates.ts'
import { feature } from '#server/kit/feature.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { oneMore, pageOf } from '#server/kit/rows/page.ts'
import { newestTexts, viewRow, viewTemplate } from './read.ts'
import { tryText } from './try-text.ts'
import { update } from './update.ts'

/** There are some dozens: they are narrowed here, where the built-in texts are. */
const list = handle(messageTemplates.list, async ({ db, caller, sender }, question) => {
  const { search, room, changed, after, limit } = question
  const templates = await db.selectFrom('message_templates').selectAll().orderBy('id').execute()
  const texts = await newestTexts(db)
  const reader = { caller, language: sender.language }
  const wanted = comparedForm(search)
  const rows = templates
    .map(template =>
      viewRow(
        template,
        texts.filter(text => text.key === template.key),
        reader,
      ),
    )
    .filter(row => room === undefined || row.room === room)
    .filter(row => !changed || row.changed.length > 0)
    .filter(row => [row.key, row.name, row.body].some(text => comparedForm(text).includes(wanted)))
    .filter(row => !after || row.id > Number(after))
  return pageOf(rows.slice(0, oneMore(limit)), limit, { view: row => row, cursorOf: row => row.id })
})

const get = handle(messageTemplates.get, async ({ db, caller, sender }, { id }) => {
  const template = await db.selectFrom('message_templates').selectAll().where('id', '=', id).executeTakeFirst()
  return template ? viewTemplate(db, template, { caller, language: sender.language }) : refuse('notFound')
})

export const messageTemplatesFeature = feature(messageTemplates, { list, get, update, try: tryText })
