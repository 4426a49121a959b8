import type { Operation } from '#contract/base/operation.ts'
import type { Handler } from '#server/kit/handle.ts'
import { features as served } from '#server/process/features.ts'
import { featureLists, namesIn } from '../commands/check/feature-lists.ts'
import { isUnitTest, nameOf, readFiles, readSources, report, root, type Source } from './read/tree.ts'

type Feature = { name: string; path: string; verbs: Record<string, Operation> }

const features = await readFeatures()
report([
  ...features.flatMap(wrongNames),
  ...readSources(['web']).flatMap(weighty),
  ...foreignHandlers(),
  ...featureLists.flatMap(otherOrder),
  ...readSources(['web']).flatMap(webFiles),
  ...readSources(['contract', 'words', 'server', 'city', 'commands', 'journeys', 'bench', 'checks']).flatMap(
    plainFiles,
  ),
])

/** Every export of the contract whose values are operations. */
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

/** An operation has the same literal name everywhere. */
function wrongNames({ name, path, verbs }: Feature): string[] {
  return Object.entries(verbs)
    .filter(([verb, operation]) => operation.name !== `${name}.${verb}`)
    .map(
      ([verb, operation]) =>
        `${path}: ${name}.${verb} is named ${operation.name}; the two must be equal, so that one search finds everything.`,
    )
}

/** A handler belongs to the operation of its name. A missing one does not compile. */
function foreignHandlers(): string[] {
  return Object.entries(served).flatMap(([name, { handlers }]) =>
    Object.entries(handlers)
      .map(([verb, handler]) => ({ word: `${name}.${verb}`, declared: (handler as Handler<Operation>).operation.name }))
      .filter(({ word, declared }) => declared !== word)
      .map(({ word, declared }) => `server/process/features.ts: ${word} has the handler of ${declared}.`),
  )
}

/** Whoever looks for a feature finds it at the same place in each list; what is no feature stands at the end. */
function otherOrder({ path, start }: (typeof featureLists)[number]): string[] {
  const [contract, list] = readFiles(['contract/operations.ts', path])
  const wanted = namesIn(contract?.text ?? '', 'export const operations')
  const found = namesIn(list?.text ?? '', start).slice(0, wanted.length)
  const at = wanted.findIndex((name, place) => found[place] !== name)
  if (at < 0) return []
  return [
    `${path} has not the order of contract/operations.ts: ${wanted[at]} stands elsewhere. npm run features adds what is missing.`,
  ]
}

function webFiles(source: Source): string[] {
  const name = nameOf(source).replace(/\.tsx?$/, '')
  const isNamedByExport = !isUnitTest(source) && /^[A-Z]\w*(Page|Drawer)$|^use[A-Z]/.test(name)
  if (isNamedByExport && !new RegExp(`export function ${name}\\b`).test(source.text)) {
    return [`${source.path} exports no ${name}: a page, a drawer and a hook are in a file of their name.`]
  }
  if (!/^([A-Z]\w*|[a-z][A-Za-z]*(\.test)?)$/.test(name))
    return [`${source.path}: web files are named likeThis.ts or LikeThis.tsx.`]
  return []
}

/** Whoever imports an operation loads the schemas of its whole feature. */
function weighty({ path, text }: Source): string[] {
  if (/\b(use\w*Form|PlainScreen)\b/.test(text) || /\.test\.ts$/.test(path)) return []
  const values = [...text.matchAll(/^import \{([^}]*)\} from '#contract\//gm)].flatMap(([, list = '']) =>
    list.split(','),
  )
  const found = features.find(({ name }) => values.some(value => value.trim() === name))
  return found
    ? [
        `${path}: call ${found.name} by api.${found.name} (web/kit/api.ts); only a form imports operations, for their schemas.`,
      ]
    : []
}

function plainFiles(source: Source): string[] {
  if (/^[a-z][a-z0-9-]*(\.test|\.config)?\.tsx?$/.test(nameOf(source))) return []
  return [`${source.path}: outside web/ files are named like-this.ts.`]
}
