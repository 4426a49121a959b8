import { permissions } from '#contract/access/permissions.ts'
import type { Operation } from '#contract/base/operation.ts'
import { operations } from '#contract/operations.ts'
import { isUnitTest, nameOf, readFiles, readSources, report, root, type Source } from './tree.ts'

type Feature = { name: string; path: string; verbs: Record<string, Operation> }

const features = await readFeatures()
const handlers = await Promise.all(features.map(missingHandlers))
report([
  ...features.flatMap(wrongNames),
  ...handlers.flat(),
  ...idlePermissions(),
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

/** Of what a browser can ask, each verb has the function of its name behind the door that app.ts opens. */
async function missingHandlers({ name, verbs }: Feature): Promise<string[]> {
  if (!(name in operations)) return []
  const [app] = readFiles(['server/app.ts'])
  const [, door] = new RegExp(`\\b${name}Handlers\\b[^}]*\\} from '#([^']+)'`).exec(app?.text ?? '') ?? []
  if (!door || !app?.text.includes(`operations.${name}, ${name}Handlers)`)) {
    return [`server/app.ts does not serve operations.${name} with ${name}Handlers, so nobody can call them.`]
  }
  const exported: Record<string, Record<string, unknown> | undefined> = await import(`${root}${door}`)
  return Object.keys(verbs)
    .filter(verb => typeof exported[`${name}Handlers`]?.[verb] !== 'function')
    .map(verb => `${door}: ${name}Handlers has no ${verb}, so ${name}.${verb} cannot be called.`)
}

function idlePermissions(): string[] {
  const needed = new Set(features.flatMap(({ verbs }) => Object.values(verbs).map(({ needs }) => needs)))
  return permissions
    .filter(code => !needed.has(code))
    .map(
      code => `contract/access/permissions.ts: nothing needs ${code}, so granting it would promise what is not there.`,
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
