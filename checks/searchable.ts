import { features as served } from '#server/process/features.ts'
import { isUnitTest, readFiles, readSources, report, type Source } from './read/tree.ts'

/** Where a search for an operation finds it: the declaration, the handler, the button or list, the journey. */
const searched = ['contract', 'server', 'web', 'journeys'] as const

const forOthers = 'a path of the specification for other clients; the web reads the same by another operation'
const inList = 'for other clients; the web draws the row of the list'
/** Operations that the web does not name, each with the reason. May only shrink. */
const notInWeb: Readonly<Record<string, string>> = {
  'session.getInfo': forOthers,
  'orders.sendOrders': forOthers,
  'orders.waybills': forOthers,
  'workers.daiJia': forOthers,
  'deposits.deduction': inList,
  'recon.get': inList,
  'reconDifferences.get': inList,
  'taxes.list': 'for other clients; the web exports the same rows',
}

const operations = Object.entries(served).flatMap(([name, feature]) =>
  Object.keys(feature.operations).map(verb => `${name}.${verb}`),
)
const codes = Object.fromEntries(searched.map(room => [room, readSources([room]).flatMap(codeOf)]))

report([...unsearchable(), ...promised(), ...readSources(['web']).flatMap(crossed)])

/** README.md promises that a search for `orders.assign` finds contract, handler, button and journey. */
function unsearchable(): string[] {
  return operations.flatMap(word => {
    const missing = searched.filter(room => !isNamedIn(room, word))
    const expected = word in notInWeb ? ['web'] : []
    if (missing.join() === expected.join()) return []
    if (missing.length === 0) return [`${word} occurs in web/: remove its exception.`]
    return missing
      .filter(room => !expected.includes(room))
      .map(room => `${word} does not occur in ${room}/: a search for it must find its code.`)
  })
}

/** In the web as code that calls it: the name of a permission, a text, is no button. */
function isNamedIn(room: (typeof searched)[number], word: string): boolean {
  const before = room === 'web' ? `(?<!['"\`])` : ''
  const pattern = new RegExp(`${before}\\b${word.replace('.', '\\.')}\\b`)
  return codes[room]?.some(code => pattern.test(code)) ?? false
}

/** Without comments, and without unit tests. */
function codeOf(source: Source): string[] {
  return isUnitTest(source) ? [] : [source.text.replaceAll(/\/\*.*?\*\//gs, '')]
}

/** In a table of operations, a key that is a verb of the feature has the operation of its own name. */
function crossed({ path, text }: Source): string[] {
  return [...text.matchAll(/\b(\w+): ((\w+)\.(\w+))\b/g)]
    .filter(([, key, word = '', feature, verb]) => {
      return key !== verb && operations.includes(word) && operations.includes(`${feature}.${key}`)
    })
    .map(([, key, word]) => `${path}: ${key} has the operation ${word}.`)
}

/** The folders that README.md names in its example. */
function promised(): string[] {
  const [readme] = readFiles(['README.md'])
  const example = readme?.text.match(/Search for `(.+?)`:.*?(?=\n\n|$)/s)
  const [text = '', word = ''] = example ?? []
  const places = [...text.matchAll(/`(\w+\/[^`]+)`/g)].map(([, place = '']) => place)
  if (places.length < 3) return ['README.md no longer says where a search for an operation leads.']
  return places
    .filter(place => !readSources().some(({ path, text: code }) => path.startsWith(place) && code.includes(word)))
    .map(place => `README.md says that ${word} occurs in ${place}, where it does not.`)
}
