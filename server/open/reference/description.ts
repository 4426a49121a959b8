import { subjectOf, type WebhookSubject, webhookSchemas, webhookTypes } from '#contract/open/webhooks/catalogue.ts'
import { sampleOf } from '#contract/open/webhooks/samples.ts'
import { fieldSentence } from '#server/kit/field-sentences.ts'
import {
  answerWords,
  headerWords,
  introduction,
  referenceTitle,
  webhooksTag,
  webhookWords,
} from '#words/open/reference.ts'
import { webhookTypeWords } from '#words/open/webhooks.ts'
import { addresses } from './addresses.ts'
import { both, inline, paths, refusedResponses, tags, titleOf } from './operations.ts'
import { explainedRefusals } from './refusals.ts'
import { createSchemas, type Schemas } from './schemas.ts'

/** Of the open API, not of the product: the first number is that of the path, the others grow with what is added. */
export const descriptionVersion = '1.0.0'

/** OpenAPI 3.1, made from the contract; without servers, which every installation has of its own. */
type Description = {
  openapi: string
  paths: Record<string, unknown>
  webhooks: Record<string, unknown>
  components: { schemas: Record<string, unknown> }
}

export function describeOpenApi(): Description {
  const schemas = createSchemas()
  const described = paths(schemas)
  const webhooks = describeWebhooks(schemas)
  const responses = refusedResponses(schemas, exampleOfRefusal)
  return {
    openapi: '3.1.1',
    info: {
      title: inline(referenceTitle),
      version: descriptionVersion,
      description: both(introduction),
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/' }],
    security: [{ appId: [], signature: [], timestamp: [], nonce: [], bodyHash: [] }],
    tags: [...tags(), { name: titleOf(webhooksTag), description: both(webhooksTag.text) }],
    paths: described,
    webhooks,
    components: { schemas: schemas.used(), responses, securitySchemes },
  } as Description
}

/** The five headers of a signed request; OpenAPI has no scheme for a signature of one's own. */
const securityHeaders = {
  appId: 'X-App-Id',
  signature: 'X-Signature',
  timestamp: 'X-Timestamp',
  nonce: 'X-Nonce',
  bodyHash: 'X-Body-SHA256',
} as const
const securitySchemes = Object.fromEntries(
  Object.entries(headerWords).map(([name, said]) => [
    name,
    { type: 'apiKey', in: 'header', name: securityHeaders[name as keyof typeof headerWords], description: both(said) },
  ]),
)

/** By what stands before the dot of their types. */
function describeWebhooks(schemas: Schemas): Record<string, unknown> {
  const all = Object.entries(webhookSchemas).map(([subject, body]) => {
    const types = webhookTypes.filter(type => subjectOf(type) === subject)
    const examples = Object.fromEntries(types.map(type => [type, { value: sampleOf(type) }]))
    const content = { 'application/json': { schema: schemas.refTo(body, 'output'), examples } }
    const said = types.map(type => `* \`${type}\`: ${inline(webhookTypeWords[type])}`)
    const operation = {
      operationId: `${subject}Webhook`,
      tags: [titleOf(webhooksTag)],
      summary: `${subject}.*`,
      description: [both(webhookWords[subject as WebhookSubject]), said.join('\n')].join('\n\n'),
      security: [],
      requestBody: { required: true, content },
      responses: { '2XX': { description: inline(answerWords.received) } },
    }
    return [subject, { post: operation }]
  })
  return Object.fromEntries(all)
}

/** The first refusal of a status, as it is answered. */
function exampleOfRefusal(status: number): Record<string, unknown> {
  const found = [...explainedRefusals.values()].find(each => each.status === status)
  if (!found) throw new Error(`No refusal has the status ${status}.`)
  const { reason, code, text } = found
  return {
    code,
    reason,
    message: text.en,
    messageZh: text.zh,
    ...(reason === 'badInput' && {
      fields: { 'lines.0.quantity': fieldSentence('tooSmall', 'en', 1) },
      fieldsZh: { 'lines.0.quantity': fieldSentence('tooSmall', 'zh', 1) },
    }),
    docs: `${addresses.refusals}#${reason}`,
    traceId: '7d3c1f0e-5a52-4c1e-9d56-0c1f3a9b2e11',
  }
}
