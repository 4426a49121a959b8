import type { FastifyInstance } from 'fastify'
import { budget } from './budget.ts'

/** Answered as bad input. */
export class UnreadableBody extends Error {
  readonly statusCode = 400
  readonly why: 'bodyTooDeep' | 'bodyTooManyItems'
  readonly most: number

  constructor(why: UnreadableBody['why'], most: number, says: string) {
    super(says)
    this.why = why
    this.most = most
  }
}

/** JSON bodies, refused before they are parsed if what reads them later would have too much to do. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    try {
      refuseDeepJson(body)
    } catch (error) {
      return done(error as Error)
    }
    return parse(request, body, done)
  })
}

/** One pass over the text; it need not be correct JSON. */
export function refuseDeepJson(text: string): void {
  let depth = 0
  let items = 0
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (sign === '"') at = endOfString(text, at)
    else if (sign === '{' || sign === '[') {
      depth++
      items++
    } else if (sign === '}' || sign === ']') depth--
    else if (sign === ',') items++
    if (depth > budget.depth)
      throw new UnreadableBody('bodyTooDeep', budget.depth, `The body is nested deeper than ${budget.depth}.`)
    if (items > budget.items)
      throw new UnreadableBody(
        'bodyTooManyItems',
        budget.items,
        `The body has more than ${budget.items} keys and items.`,
      )
  }
}

/** Where the closing quotation mark is, or the end of the text. A film is one string of 20 million characters. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    if (!isEscaped(text, end)) return end
  }
  return text.length
}

/** After an odd number of backslashes. */
function isEscaped(text: string, at: number): boolean {
  let first = at
  while (text[first - 1] === '\\') first -= 1
  return (at - first) % 2 === 1
}
