import { subjectOf, type WebhookSubject, webhookTypes } from '#contract/open/webhooks/catalogue.ts'
import { sampleOf } from '#contract/open/webhooks/samples.ts'
import { moreWebhookWords } from '#words/open/reference/calls-more.ts'
import { referencePageWords } from '#words/open/reference/pages.ts'
import { webhookWords } from '#words/open/reference.ts'
import { webhookTypeWords } from '#words/open/webhooks.ts'
import { inLanguage } from '#words/words.ts'
import type { JsonSchema } from '../schemas.ts'
import { description, schemas } from './call.ts'
import { fieldsOf } from './fields.ts'
import { page, webhookPath } from './frame.ts'
import { html, json, paragraphs } from './html.ts'
import type { Reader } from './reader.ts'

type Described = { post: { requestBody: { content: { 'application/json': { schema: JsonSchema } } } } }

/** What apps are told about one kind of record: the types with an example each, and the fields. */
export function webhookPage(reader: Reader, subject: WebhookSubject): string {
  const { language } = reader
  const words = inLanguage(referencePageWords, language)
  const types = webhookTypes.filter(type => subjectOf(type) === subject)
  const names = inLanguage(webhookTypeWords, language)
  const { schema } = (description().webhooks[subject] as Described).post.requestBody.content['application/json']
  const text = { ...webhookWords[subject], ...moreWebhookWords[subject] }[language]
  const all = types.map(type => {
    return html`<details><summary><code>${type}</code> ${names[type]}</summary>${json(sampleOf(type))}</details>`
  })
  const body = html`<h1><code>${subject}.*</code></h1>
${paragraphs(text)}
<p>${words.webhooksText}</p>
<h2>${words.examples}</h2>
${all}
<h2>${words.body}</h2>
${fieldsOf(schema, schemas(), { language, as: 'received' })}`
  return page(reader, webhookPath(subject), `${subject}.*`, body)
}
