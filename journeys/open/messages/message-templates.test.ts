import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { events } from '#contract/access/events.ts'
import { shanghaiDay } from '#contract/base/shanghai.ts'
import { bannedTerms } from '#contract/chats/banned-terms.ts'
import { messageKeys } from '#contract/open/messages/message-keys.ts'
import { messageTemplates } from '#contract/open/messages/message-templates.ts'
import { change, changed, readTemplate } from '../../setup/messages.ts'
import { type Desk, refusalOf } from '../../setup/orders/desk.ts'
import { withServer } from '../../setup/process/server.ts'

const server = withServer()
const key = 'withdrawal.rejected'
const dayMs = 86_400_000
let ops: Desk

beforeAll(async () => {
  ops = await server.signIn('ops', { name: '运营小陈' })
})

/** The texts of one test are no matter of the next. */
afterEach(async () => {
  await server.db.deleteFrom('message_texts').execute()
  await server.db.deleteFrom('banned_terms').execute()
})

const refusedFields = async (patch: Parameters<typeof change>[2], language?: 'en') => {
  const template = await readTemplate(ops, key)
  const refused = await refusalOf(
    ops.call(messageTemplates.update, changed(template, patch), language ? { language } : undefined),
  )
  expect(refused.reason).toBe('badInput')
  expect((await readTemplate(ops, key)).version).toBe(template.version)
  return refused.fields
}

describe('the list', () => {
  test('has every template of the contract, and each of the database is one', async () => {
    const { rows, next } = await ops.call(messageTemplates.list, { limit: 200 })
    expect(rows.map(row => row.key).toSorted()).toEqual(messageKeys.toSorted())
    expect(next).toBeNull()
  })

  test('comes in pages, by area, by what was searched for in the reader’s language, and by what was changed', async () => {
    const first = await ops.call(messageTemplates.list, { limit: 5 })
    const second = await ops.call(messageTemplates.list, { limit: 5, after: first.next })
    expect(new Set([...first.rows, ...second.rows].map(row => row.id)).size).toBe(10)
    const money = await ops.call(messageTemplates.list, { room: 'money' })
    expect(money.rows.every(row => row.key.startsWith('withdrawal.'))).toBe(true)
    const found = await ops.call(messageTemplates.list, { search: 'RETIRADA NO APROB' }, { language: 'es' })
    expect(found.rows.map(row => row.key)).toEqual([key])
    expect((await ops.call(messageTemplates.list, { changed: true })).rows).toEqual([])
    await change(ops, key, { ja: { title: '出金のお知らせ' } })
    expect((await ops.call(messageTemplates.list, { changed: true })).rows).toMatchObject([
      { key, changed: ['ja'], changedBy: '运营小陈' },
    ])
  })
})

describe('a text', () => {
  test('is changed on the version that was seen; who is late gets the fresh one', async () => {
    const seen = await readTemplate(ops, key)
    const saved = await ops.call(messageTemplates.update, changed(seen, { en: { title: 'Sorry' } }))
    expect(saved).toMatchObject({ version: seen.version + 1, changed: ['en'], texts: { en: { title: 'Sorry' } } })
    const colleague = await server.signIn('ops')
    const late = await refusalOf(colleague.call(messageTemplates.update, changed(seen, { zh: { title: '抱歉' } })))
    expect(late).toMatchObject({ reason: 'changedByOther', record: { id: seen.id, version: saved.version } })
    expect(late.message).toContain('运营小陈')
    expect(await readTemplate(ops, key)).toEqual(saved)
  })

  test('that is saved as it was makes no version', async () => {
    const seen = await readTemplate(ops, key)
    expect((await change(ops, key, {})).version).toBe(seen.version)
  })

  test('goes back to an earlier one and to the built-in one; all of them stay, and the log has what was before and after', async () => {
    const builtIn = (await readTemplate(ops, key)).builtIn.en
    const one = await change(ops, key, { en: { title: 'One' } })
    await change(ops, key, { en: { title: 'Two', sms: '' } })
    await change(ops, key, { en: one.texts.en })
    const back = await change(ops, key, { en: builtIn })
    expect(back).toMatchObject({ changed: [], texts: { en: builtIn } })
    expect(back.earlier.map(({ language, text, by }) => [language, text?.title, by])).toEqual([
      ['en', undefined, '运营小陈'],
      ['en', 'One', '运营小陈'],
      ['en', 'Two', '运营小陈'],
      ['en', 'One', '运营小陈'],
    ])
    const auditor = await server.signIn('auditor')
    const { rows } = await auditor.call(events.list, { action: 'messageTemplates' })
    const [last, , second] = rows.map(({ changes }) => changes.message_en ?? [])
    expect(last).toEqual([expect.stringMatching(/^One\n/), [builtIn.title, builtIn.body, builtIn.sms].join('\n')])
    expect(second).toEqual([expect.stringMatching(/^One\n/), `Two\n${builtIn.body}`])
  })

  test('can wait for a day; until then the one before counts, and a later one that counts at once wins', async () => {
    const fromDay = shanghaiDay(Date.now() + 3 * dayMs)
    const planned = await change(ops, key, { en: { title: 'Later' }, fromDay })
    expect(planned).toMatchObject({ fromDay, texts: { en: { title: 'Later' } } })
    const [row] = planned.earlier
    expect(row?.validFrom).toBe(Date.parse(`${fromDay}T00:00:00+08:00`))
    // Taking the day away brings the same text forward.
    const now = await change(ops, key, { fromDay: '' })
    expect(now).toMatchObject({ fromDay: '', version: planned.version + 1, texts: { en: { title: 'Later' } } })
  })

  test.each([
    ['today', 0],
    ['a day too far ahead', 400],
  ])('does not wait for %s', async (_which, days) => {
    const fromDay = shanghaiDay(Date.now() + days * dayMs)
    expect(await refusedFields({ en: { title: 'Later' }, fromDay }, 'en')).toEqual({
      fromDay: 'Choose a day from tomorrow on, within a year',
    })
  })
})

describe('a text is refused with a sentence that names what is wrong', () => {
  test('where it has a variable that there is not', async () => {
    const body = '{amount} {reason} {score}'
    expect(await refusedFields({ en: { body } })).toEqual({ 'en.body': '没有变量 {score}，请从列表中选择' })
    expect(await refusedFields({ ja: { title: 'x {if amount}' } }, 'en')).toEqual({
      'ja.title': 'There is no variable {if amount}; choose one of the list',
    })
    expect(await refusedFields({ es: { sms: '{}' } }, 'en')).toEqual({
      'es.sms': 'There is no variable {}; choose one of the list',
    })
  })

  test('where the body is without a variable that it must have', async () => {
    expect(await refusedFields({ en: { body: 'No {amount}.' }, zh: { body: '没有' } }, 'en')).toEqual({
      'zh.body': 'The variable {amount} must be in the text',
      'en.body': 'The variable {reason} must be in the text',
    })
  })

  test('where it is too long or empty', async () => {
    const long = { title: 'x'.repeat(61), body: `{amount}{reason}${'x'.repeat(485)}`, sms: 'x'.repeat(141) }
    expect(await refusedFields({ en: long }, 'en')).toEqual({
      'en.title': 'At most 60 characters',
      'en.body': 'At most 500 characters',
      'en.sms': 'At most 140 characters',
    })
    expect(await refusedFields({ en: { title: ' ' } }, 'en')).toHaveProperty(['en.title'])
  })

  test('where it has a banned term, in whatever width and case', async () => {
    await ops.call(bannedTerms.add, { term: 'WeChat', advice: 'Name our app.' })
    expect(await refusedFields({ en: { sms: 'Write to us by ｗｅｃｈａｔ' } }, 'en')).toEqual({
      'en.sms': 'Contains the banned term “WeChat”. Name our app.',
    })
  })

  test('and what was not changed is not looked at', async () => {
    await ops.call(bannedTerms.add, { term: '余额' })
    expect((await change(ops, key, { en: { title: 'Fine' } })).texts.en.title).toBe('Fine')
  })
})
