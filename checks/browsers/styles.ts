import tailwindcss from '@tailwindcss/vite'
import postcss, { type Declaration, type Node } from 'postcss'
import { build } from 'vite'
import { root } from '../read/tree.ts'
import { type Branch, below, branchOf, data, lackingIn, supported } from './support.ts'

/** A feature that some of the oldest supported browsers lack, and the selector or rule that uses it. */
type Newer = { name: string; since: string; where: string }

const properties = branchOf(data.css, 'properties')
const atRules = branchOf(data.css, 'at-rules')
const selectors = branchOf(data.css, 'selectors')
const types = below(branchOf(data.css, 'types'))
const relativeColours = data.css.types?.color?.oklch?.relative_syntax

/** All styles as the build writes them, with the classes that the web uses. */
export async function builtStyles(files: readonly string[]): Promise<string> {
  const targets = Object.values(supported).map(({ target }) => target)
  const results = await build({
    configFile: false,
    root: `${root}web`,
    logLevel: 'error',
    plugins: [tailwindcss()],
    build: { write: false, cssTarget: targets, rolldownOptions: { input: files.map(path => root + path) } },
  })
  const outputs = [results].flat().flatMap(result => ('output' in result ? result.output : []))
  return outputs.flatMap(file => (file.type === 'asset' ? [String(file.source)] : [])).join('\n')
}

export function newerInStyles(css: string): Newer[] {
  const styles = postcss.parse(css)
  const found: Newer[] = []
  const replaced = new Set<string>()
  styles.walkDecls(declaration => {
    if (isAsked(declaration)) replaced.add(placeOf(declaration))
  })
  const add = (name: string, branch: Branch | undefined, where: string) => {
    const since = lackingIn(branch)
    if (since) found.push({ name, since, where })
  }
  styles.walkDecls(declaration => {
    const isDescriptor = declaration.parent?.type === 'atrule'
    if (isDescriptor || isAsked(declaration) || replaced.has(placeOf(declaration))) return
    for (const [name, branch] of featuresOf(declaration)) add(name, branch, placeOf(declaration))
  })
  styles.walkAtRules(rule => {
    if (!isAsked(rule)) add(`@${rule.name}`, branchOf(atRules, rule.name), `@${rule.name} ${rule.params}`)
  })
  styles.walkRules(rule => {
    const pseudo = isAsked(rule) ? [] : rule.selector.matchAll(/(?<!\\)::?([a-z-]+)/g)
    for (const [name, key = ''] of pseudo) add(name, branchOf(selectors, key), rule.selector)
  })
  return found
}

function* featuresOf({ prop, value }: Declaration): Generator<[string, Branch | undefined]> {
  const property = branchOf(properties, prop)
  yield [prop, property]
  for (const [word] of value.matchAll(/[a-z][\w-]*/gi)) yield [`${prop}: ${word}`, branchOf(property, word)]
  for (const [, name = ''] of value.matchAll(/([a-z][\w-]*)\(/gi))
    for (const [type, group] of types) yield [`${name}()`, type === name ? group : branchOf(group, name)]
  if (value.includes('(from ')) yield ['colours made of others', relativeColours]
}

/** `@supports` asks before; what it sets stands in the place of what is set elsewhere. */
function isAsked(node: Node | undefined): boolean {
  for (let around = node?.parent; around; around = around.parent as Node['parent'])
    if (around.type === 'atrule' && 'name' in around && around.name === 'supports') return true
  return false
}

/** The theme is on other selectors in a build than in the source. */
function placeOf({ prop, parent }: Declaration): string {
  const selector = parent && 'selector' in parent ? String(parent.selector) : ''
  return prop.startsWith('--') ? prop : `${selector} { ${prop} }`
}
