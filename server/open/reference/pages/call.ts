import { type OpenCall, openPrefix } from '#contract/open/calls/call.ts'
import { type OpenCallName, openCalls } from '#contract/open/open-calls.ts'
import { placeWords, referencePageWords, statusWords } from '#words/open/reference/pages.ts'
import { inLanguage } from '#words/words.ts'
import { describeOpenApi } from '../description.ts'
import type { JsonSchema } from '../schemas.ts'
import { fieldsOf } from './fields.ts'
import { callIn, callPath, page } from './frame.ts'
import { type Html, html, inText, json, paragraphs } from './html.ts'
import { appForm, sampleOf } from './parts.ts'
import type { Reader } from './reader.ts'

type Content = { 'application/json': { schema: JsonSchema } }
type Parameter = { name: keyof typeof placeWords; required: boolean; schema: JsonSchema }
type Operation = {
  parameters: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
}

let described: ReturnType<typeof describeOpenApi> | undefined
export function description(): ReturnType<typeof describeOpenApi> {
  described ??= describeOpenApi()
  return described
}

/** One call: what it is for, its sample, what is sent and what is answered. */
export function callPage(reader: Reader, name: OpenCallName): string {
  const call: OpenCall = openCalls[name]
  const words = inLanguage(referencePageWords, reader.language)
  const { title, text } = callIn(name, reader.language)
  const scopes = call.scopes.map(scope => html`<code>${scope}</code>`)
  const body = html`<h1>${title}</h1>
<p class="call"><strong>${call.method}</strong> <code>${openPrefix}${call.path}</code></p>
${paragraphs(text)}
<p class="scopes">${words.scope}: ${scopes}</p>
${sent(call, reader)}
${answered(call, reader)}
${appForm(reader, callPath(name))}
${sampleOf(reader, call)}`
  return page(reader, callPath(name), title, body)
}

function operationOf({ path, method }: OpenCall): Operation {
  const found = description().paths[openPrefix + path] as Record<string, Operation>
  return found[method.toLowerCase()] as Operation
}

function sent(call: OpenCall, { language }: Reader): Html {
  const words = inLanguage(referencePageWords, language)
  const { parameters, requestBody } = operationOf(call)
  const places = inLanguage(placeWords, language)
  const rows = parameters.map(({ name, required }) => {
    const isRequired = required && html` <span class="required">${words.required}</span>`
    return html`<div class="field"><dt><code>${name}</code>${isRequired}</dt><dd>${places[name]}</dd></div>`
  })
  const examples = Object.entries(call.examples).map(([name, value]) => {
    return html`<details><summary><code>${name}</code></summary>${json(value)}</details>`
  })
  const schema = requestBody?.content['application/json'].schema
  return html`${rows.length > 0 && html`<h2>${words.parameters}</h2><dl class="fields">${rows}</dl>`}
${schema && html`<h2>${words.body}</h2>${fieldsOf(schema, schemas(), { language, as: 'sent' })}<h3>${words.examples}</h3>${examples}`}`
}

function answered(call: OpenCall, { language }: Reader): Html {
  const words = inLanguage(referencePageWords, language)
  const said = inLanguage(statusWords, language)
  const { responses } = operationOf(call)
  const codes = Object.keys(responses) as (keyof typeof said)[]
  const line = (code: keyof typeof said) => {
    return html`<div class="field"><dt><code>${code}</code></dt><dd>${inText(said[code])}</dd></div>`
  }
  const schema = responses['200']?.content?.['application/json'].schema
  return html`<h2>${words.answer}</h2>
<dl class="fields">${codes.filter(code => code < '300').map(line)}</dl>
${schema && fieldsOf(schema, schemas(), { language, as: 'received' })}
${json(call.answered)}
<h2>${words.mayBeRefused}</h2>
<dl class="fields">${codes.filter(code => code >= '300').map(line)}</dl>`
}

export function schemas(): Record<string, JsonSchema> {
  return description().components.schemas as Record<string, JsonSchema>
}
