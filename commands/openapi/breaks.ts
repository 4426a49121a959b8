import { list, missingFrom, type Pair, type Part, pairsOf, part, resolve } from './document.ts'
import { compareSchemas, type Direction } from './schemas.ts'

/** Names every change of a description that breaks an app written for the one before, as sentences. */
export function breaksBetween(before: Part, after: Part): string[] {
  const resolvedPair = ({ before: old, after: now, place }: Pair): Pair => ({
    before: resolve(old, before),
    after: resolve(now, after),
    place,
  })
  const compare = (pair: Pair, direction: Direction) => compareSchemas(pair, direction, resolvedPair)

  function operation(pair: Pair, body: Direction): string[] {
    const { place } = pair
    const answers = pairsOf(part(pair.before, 'responses'), part(pair.after, 'responses'), name => `${place} → ${name}`)
    return [
      ...missingFrom(list(pair.before['x-scopes']), list(pair.after['x-scopes'])).map(
        scope => `${place}: the scope ${scope} does not permit it any more.`,
      ),
      ...parameters(pair),
      ...compare(
        contentOf(pair, of => part(of, 'requestBody')),
        body,
      ),
      ...answers.flatMap(answer => compare(contentOf(resolvedPair(answer)), 'answered')),
    ]
  }

  function parameters({ before: old, after: now, place }: Pair): string[] {
    const [known, offered] = [parametersOf(old), parametersOf(now)]
    const asked = Object.keys(offered).filter(name => isRequired(offered, name) && !isRequired(known, name))
    return [
      ...missingFrom(Object.keys(known), Object.keys(offered)).map(name => `${place}: the parameter ${name} is gone.`),
      ...asked.map(name => `${place}: the parameter ${name} is required now.`),
      ...pairsOf(known, offered, name => `${place} ${name}`).flatMap(pair =>
        compare({ ...pair, before: part(pair.before, 'schema'), after: part(pair.after, 'schema') }, 'sent'),
      ),
    ]
  }

  return [
    ...missing(before, after),
    ...pairsOf(callsOf(before, 'paths'), callsOf(after, 'paths')).flatMap(pair => operation(pair, 'sent')),
    ...pairsOf(callsOf(before, 'webhooks'), callsOf(after, 'webhooks')).flatMap(pair => operation(pair, 'answered')),
  ]
}

/** The calls that are not there any more. */
function missing(before: Part, after: Part): string[] {
  return (['paths', 'webhooks'] as const).flatMap(kind =>
    missingFrom(Object.keys(callsOf(before, kind)), Object.keys(callsOf(after, kind))).map(name => `${name} is gone.`),
  )
}

/** Every call by method and path, `POST /open/v1/orders`. */
function callsOf(document: Part, kind: 'paths' | 'webhooks'): Part {
  const all = Object.entries(part(document, kind)).flatMap(([path, methods]) =>
    Object.entries(methods as Part).map(([method, call]) => [`${method.toUpperCase()} ${path}`, call]),
  )
  return Object.fromEntries(all)
}

function parametersOf(call: Part): Part {
  return Object.fromEntries((list(call.parameters) as Part[]).map(each => [String(each.name), each]))
}

function isRequired(parameters: Part, name: string): boolean {
  return part(parameters, name).required === true
}

/** The schema of the JSON in a body or an answer. */
function contentOf({ before, after, place }: Pair, bodyOf: (of: Part) => Part = of => of): Pair {
  const schemaOf = (of: Part) => part(part(part(bodyOf(of), 'content'), 'application/json'), 'schema')
  return { before: schemaOf(before), after: schemaOf(after), place }
}
