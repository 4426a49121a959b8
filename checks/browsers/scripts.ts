import type { ESTree } from 'vite'
import { nodesIn, parse, type Source } from '../read/tree.ts'
import { type Branch, below, branchOf, data, lackingIn } from './support.ts'

/** A feature that some of the oldest supported browsers lack, and the offset at which it is used. */
export type Newer = { name: string; since: string; at: number }

/** A name in the code and the features it may mean. One that is supported is enough: `at` may be that of an array. */
type Asked = { name: string; branches: readonly (Branch | undefined)[] }

/** Names that mean something else than a browser's feature. */
type Own = {
  /** Declared or imported by the file. */
  names: ReadonlySet<string>
  /** Given by any file to an object of ours. */
  members: ReadonlySet<string>
}

const builtins = branchOf(data.javascript, 'builtins')
const api: Branch = data.api
const elements = branchOf(data.html, 'elements')
const everywhere = branchOf(data.html, 'global_attributes')
const regularExpressions = branchOf(data.javascript, 'regular_expressions')
const owners = [...below(builtins), ...below(api)].map(([, owner]) => owner)
const members = Map.groupBy(
  [...owners, data.css.properties as Branch].flatMap(below).filter(([name]) => !/_(static|event)$/.test(name)),
  ([name]) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
)

export function newerInScripts(sources: readonly Source[]): (Newer & { source: Source })[] {
  const parsed = sources.map(source => ({ source, nodes: [...nodesIn(parse(source))] }))
  const ownMembers = new Set(parsed.flatMap(({ nodes }) => nodes.flatMap(keyOf)))
  return parsed.flatMap(({ source, nodes }) => {
    const own = { names: new Set(nodes.flatMap(declaredBy)), members: ownMembers }
    const askedBefore = new Set(
      nodes.flatMap(node => (node.type === 'CallExpression' && node.optional ? node.callee : [])),
    )
    const used = nodes.filter(node => !askedBefore.has(node as ESTree.Expression))
    return used.flatMap(node => newerOf(node, own)).map(newer => ({ ...newer, source }))
  })
}

function newerOf(node: ESTree.Node, own: Own): Newer[] {
  return askedBy(node, own).flatMap(({ name, branches }) => {
    const since = branches.map(lackingIn)
    return since.length > 0 && since.every(Boolean) ? [{ name, since: since[0] ?? '', at: node.start }] : []
  })
}

function askedBy(node: ESTree.Node, own: Own): Asked[] {
  switch (node.type) {
    case 'NewExpression':
      return ofGlobal(node.callee, own)
    case 'CallExpression':
      return isListening(node) ? ofEvent(node) : ofGlobal(node.callee, own)
    case 'MemberExpression':
      return ofMember(node, own)
    case 'JSXOpeningElement':
      return ofElement(node, own)
    case 'Literal':
      return 'regex' in node ? ofPattern(node.regex) : []
    default:
      return []
  }
}

function ofGlobal(callee: ESTree.Node, own: Own): Asked[] {
  if (callee.type !== 'Identifier' || own.names.has(callee.name)) return []
  const { name } = callee
  return [
    { name, branches: [branchOf(builtins, name) ?? branchOf(api, name) ?? branchOf(branchOf(api, 'Window'), name)] },
  ]
}

/** `?.` asks before. */
function ofMember({ object, property, optional }: ESTree.MemberExpression, own: Own): Asked[] {
  if (property.type !== 'Identifier' || optional) return []
  const { name } = property
  const global = ofGlobal(object, own)
  if (object.type === 'Identifier' && !own.names.has(object.name)) {
    const owner = branchOf(builtins, object.name) ?? branchOf(api, object.name)
    const member = branchOf(owner, `${name}_static`) ?? branchOf(owner, name)
    if (owner) return [...global, { name: `${object.name}.${name}`, branches: [member] }]
  }
  if (own.members.has(name)) return global
  return [...global, { name, branches: (members.get(name) ?? []).map(([, branch]) => branch) }]
}

function isListening({ callee }: ESTree.CallExpression): boolean {
  const called = callee.type === 'MemberExpression' ? callee.property : callee
  return called.type === 'Identifier' && called.name === 'addEventListener'
}

function ofEvent({ arguments: [name] }: ESTree.CallExpression): Asked[] {
  return name?.type === 'Literal' && typeof name.value === 'string' ? [eventNamed(name.value)] : []
}

function eventNamed(name: string): Asked {
  return { name, branches: owners.flatMap(owner => branchOf(owner, `${name}_event`) ?? []) }
}

function ofElement({ name, attributes }: ESTree.JSXOpeningElement, own: Own): Asked[] {
  const tag = name.type === 'JSXIdentifier' ? name.name : ''
  const element = branchOf(elements, tag)
  const props = attributes.flatMap(attribute =>
    attribute.type === 'JSXAttribute' && attribute.name.type === 'JSXIdentifier' ? [attribute.name.name] : [],
  )
  if (element) return [{ name: `<${tag}>`, branches: [element] }, ...props.map(prop => attributeOf([element], prop))]
  // A component of ours may hand to an element what it does not declare itself.
  const handed = props.filter(prop => !own.members.has(prop))
  const all = below(elements).map(([, each]) => each)
  return handed.map(prop => attributeOf(all, prop))
}

function attributeOf(of: readonly Branch[], prop: string): Asked {
  if (/^on[A-Z]/.test(prop)) return eventNamed(prop.slice(2).toLowerCase())
  const name = prop.toLowerCase()
  return { name: prop, branches: [...of, everywhere].flatMap(element => branchOf(element, name) ?? []) }
}

function ofPattern({ pattern, flags }: { pattern: string; flags: string }): Asked[] {
  const names = [...(flags.includes('v') ? ['unicodeSets'] : []), ...(/\(\?[ims-]+:/.test(pattern) ? ['modifier'] : [])]
  return names.map(name => ({
    name: `/${pattern}/${flags}`,
    branches: [branchOf(branchOf(builtins, 'RegExp'), name) ?? branchOf(regularExpressions, name)],
  }))
}

function declaredBy(node: ESTree.Node): string[] {
  if (/^Import\w*Specifier$/.test(node.type)) return nameOf('local' in node ? node.local : undefined)
  return 'id' in node ? nameOf(node.id) : []
}

function keyOf(node: ESTree.Node): string[] {
  return 'key' in node ? nameOf(node.key) : []
}

function nameOf(node: unknown): string[] {
  return node && typeof node === 'object' && 'name' in node && typeof node.name === 'string' ? [node.name] : []
}
