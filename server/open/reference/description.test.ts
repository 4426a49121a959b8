import { expect, test } from 'vitest'
import { languages } from '#contract/base/values.ts'
import { type OpenCall, openPrefix } from '#contract/open/calls/call.ts'
import { type OpenCallName, openCallGroups, openCalls } from '#contract/open/open-calls.ts'
import { openReasons } from '#contract/open/open-refusals.ts'
import { noteWords } from '#words/open/reference/notes.ts'
import { referencePageWords } from '#words/open/reference/pages.ts'
import { inLanguage } from '#words/words.ts'
import { describeOpenApi } from './description.ts'
import { callPage } from './pages/call.ts'
import { subjects } from './pages/frame.ts'
import { readerOf } from './pages/reader.ts'
import { refusalsPage } from './pages/refusals.ts'
import { webhookPage } from './pages/webhook.ts'
import { explainedRefusals } from './refusals.ts'

const calls = Object.entries<OpenCall>(openCalls)
const examples = calls.flatMap(([name, { input, examples }]) =>
  Object.entries(examples).map(([example, value]) => [`${name} ${example}`, input, value] as const),
)

test.each(examples)('the example %s is accepted by its schema', (_name, input, value) => {
  expect(input.safeParse(value).error).toBeUndefined()
})

test.each(calls)('the answer of %s fits its schema, and its scope is one that it names', (_name, call) => {
  expect(call.answer.safeParse(call.answered).error).toBeUndefined()
  for (const value of Object.values(call.examples)) {
    if (call.scopeOf) expect(call.scopes).toContain(call.scopeOf(call.input.parse(value)))
  }
})

test('every call is in one group, under a path and method of its own', () => {
  const grouped = Object.values(openCallGroups).flatMap(group => Object.keys(group))
  expect(grouped.toSorted()).toEqual(Object.keys(openCalls).toSorted())
  const places = calls.map(([, { method, path }]) => `${method} ${path}`)
  expect(new Set(places).size).toBe(places.length)
})

test('the description has every call and no other, each with both languages', () => {
  const { paths } = describeOpenApi() as {
    paths: Record<string, Record<string, { operationId: string; summary: string }>>
  }
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => [operationId, `${method.toUpperCase()} ${path}`]),
  )
  expect(Object.fromEntries(described)).toEqual(
    Object.fromEntries(calls.map(([name, { method, path }]) => [name, `${method} ${openPrefix}${path}`])),
  )
  for (const { summary } of Object.values(paths).flatMap(methods => Object.values(methods))) {
    expect(summary).toMatch(/[a-z] · \p{Script=Han}/u)
  }
})

test('every refusal has a sentence in English and Chinese and an anchor of its own', () => {
  const [page = '', ...others] = languages.map(lang => refusalsPage(readerOf({ query: { lang }, server: '' })))
  for (const reason of [...openReasons, ...explainedRefusals.keys()]) {
    const { text } = explainedRefusals.get(reason) ?? {}
    expect([reason, text?.en, text?.zh]).toEqual([
      reason,
      expect.not.stringMatching(/\p{Script=Han}/u),
      expect.stringMatching(/\p{Script=Han}/u),
    ])
    expect(page.split(`<section id="${reason}" class="refusal">`)).toHaveLength(2)
    const said = [page, ...others].map(each => each.split(`id="${reason}"`)[1]?.split('<p>')[1]?.split('</p>')[0])
    expect([reason, new Set(said).size, said]).toEqual([
      reason,
      languages.length,
      said.map(() => expect.stringMatching(/../)),
    ])
  }
})

test.each(languages)('fields are required of what is sent, never of an answer or a webhook, in %s', lang => {
  const reader = readerOf({ query: { lang }, server: '' })
  const { answer, required } = inLanguage(referencePageWords, reader.language)
  const isRequired = new RegExp(`class="required">${required}<`, 'g')
  let sent = 0
  for (const name of Object.keys(openCalls) as OpenCallName[]) {
    const [request = '', answered] = callPage(reader, name).split(`<h2>${answer}</h2>`)
    expect([name, answered?.match(isRequired)]).toEqual([name, null])
    sent += request.match(isRequired)?.length ?? 0
  }
  expect(sent).toBeGreaterThan(100)
  for (const subject of subjects) expect(webhookPage(reader, subject)).not.toMatch(isRequired)
})

test('every note of a field is said in every language', () => {
  const found = new Set<string>()
  JSON.stringify(describeOpenApi().components.schemas, (key, value) => {
    if (key === 'description') found.add(value as string)
    return value
  })
  expect([...found].filter(note => !noteWords[note])).toEqual([])
  expect(found.size).toBeGreaterThan(50)
})
