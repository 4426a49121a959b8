import type { Operation } from '#contract/base/operation.ts'
import { features as served } from '#server/features.ts'
import type { Handler } from '#server/kit/handle.ts'
import { isUnitTest, nameOf, readFiles, readSources, report, root, type Source } from './tree.ts'

type Feature = { name: string; path: string; verbs: Record<string, Operation> }

const features = await readFeatures()
const sources = { contract: readSources(['contract']), server: readSources(['server']) }
report([
  ...features.flatMap(wrongNames),
  ...foreignHandlers(),
  ...unsearchable(),
  ...readSources(['web']).flatMap(webFiles),
  ...readSources(['contract', 'words', 'server', 'city', 'commands', 'journeys', 'bench', 'checks']).flatMap(
    plainFiles,
  ),
])

/** Every export of the contract that is made of operations. */
async function readFeatures(): Promise<Feature[]> {
  const found: Feature[] = []
  for (const { path } of readFiles(['contract/**/*.ts']).filter(source => !isUnitTest(source))) {
    const exported: Record<string, unknown> = await import(`${root}${path}`)
    for (const [name, value] of Object.entries(exported)) if (isFeature(value)) found.push({ name, path, verbs: value })
  }
  return found
}

function isFeature(value: unknown): value is Record<string, Operation> {
  const parts = typeof value === 'object' && value !== null ? Object.values(value) : []
  return parts.length > 0 && parts.every(part => typeof part === 'object' && part && 'needs' in part && 'kind' in part)
}

/** One literal word from the button to the audit log. */
function wrongNames({ name, path, verbs }: Feature): string[] {
  return Object.entries(verbs)
    .filter(([verb, operation]) => operation.name !== `${name}.${verb}`)
    .map(
      ([verb, operation]) =>
        `${path}: ${name}.${verb} calls itself ${operation.name}; whoever searches for the one finds nothing of the other.`,
    )
}

/** A handler belongs to the operation of its name; that none is missing, the types see to. */
function foreignHandlers(): string[] {
  return Object.entries(served).flatMap(([name, { handlers }]) =>
    Object.entries(handlers)
      .map(([verb, handler]) => ({ word: `${name}.${verb}`, declared: (handler as Handler<Operation>).operation.name }))
      .filter(({ word, declared }) => declared !== word)
      .map(({ word, declared }) => `server/features.ts: ${word} is handled by what calls itself ${declared}.`),
  )
}

/** What README.md promises of a search for `orders.assign`: it finds the contract, the handler and a test. */
function unsearchable(): string[] {
  return Object.entries(served).flatMap(([name, { operations }]) =>
    Object.keys(operations).flatMap(verb => {
      const word = new RegExp(`\\b${name}\\.${verb}\\b`)
      return (['contract', 'server'] as const)
        .filter(room => !sources[room].some(({ text }) => word.test(text)))
        .map(room => `${name}.${verb} stands nowhere in ${room}/: whoever searches for it does not find it.`)
    }),
  )
}

/** What people search for by name is found by the file's name. */
function webFiles(source: Source): string[] {
  const name = nameOf(source).replace(/\.tsx?$/, '')
  const bearsName = !isUnitTest(source) && /^[A-Z]\w*(Page|Drawer)$|^use[A-Z]/.test(name)
  if (bearsName && !new RegExp(`export function ${name}\\b`).test(source.text)) {
    return [`${source.path} exports no ${name}: a page, a drawer and a hook live in the file of their name.`]
  }
  if (!/^([A-Z]\w*|[a-z][A-Za-z]*(\.test)?)$/.test(name))
    return [`${source.path}: web files are named likeThis.ts or LikeThis.tsx.`]
  return []
}

function plainFiles(source: Source): string[] {
  if (/^[a-z][a-z0-9-]*(\.test|\.config)?\.tsx?$/.test(nameOf(source))) return []
  return [`${source.path}: outside web/ files are named like-this.ts.`]
}
