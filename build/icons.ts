import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const drawing = fileURLToPath(new URL('../web/ui/show/drawnIcon.ts', import.meta.url))

/**
 * Imports each icon from its own file instead of the list of all, so that it is in the chunk of the screen that shows it,
 * and draws it by `drawnIcon`, which knows only what the screens use.
 */
export function iconsByFile(): Plugin {
  const files = new Map<string, string>()
  return {
    name: 'icons-by-file',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      const list = await readFile(new URL(import.meta.resolve('lucide-react/dist/esm/lucide-react.mjs')), 'utf8')
      for (const [, names = '', file = ''] of list.matchAll(/^export \{ (.*) \} from '\.\/(icons\/.*)\.mjs';$/gm)) {
        for (const name of names.split(', ')) files.set(name.replace('default as ', ''), `lucide-react/${file}`)
      }
    },
    transform: {
      filter: { id: [/\/web\/.*\.tsx?$/, /\/lucide-react\/dist\/esm\/icons\/.*\.mjs$/], code: /lucide/ },
      handler: (code, id) =>
        id.endsWith('.mjs')
          ? code.includes('__iconData')
            ? drawn(id)
            : undefined
          : code.replace(/import \{([^}]*)\} from 'lucide-react'/g, (_, names: string) => importsOf(names, files)),
    },
  }
}

/** `Bell, type LucideIcon, Menu as Glyph` → an import for each icon. */
function importsOf(names: string, files: ReadonlyMap<string, string>): string {
  return names
    .split(',')
    .map(name => name.trim().split(' as '))
    .filter(([name = '']) => name && !name.startsWith('type '))
    .map(([name = '', alias = name]) => `import ${alias} from '${files.get(name)}'`)
    .join(';')
}

type IconData = { node: readonly [name: string, attributes: Record<string, string>][]; size: number }

/** An icon: its lines as one path, which is one element instead of several, and its other shapes. Keys are left out, because the list never changes. */
async function drawn(path: string): Promise<string> {
  const { __iconData: data } = (await import(path)) as { __iconData: IconData }
  if (data.size !== 24)
    throw new Error(`${path} is drawn on ${data.size} instead of 24 units, which drawnIcon.ts assumes.`)
  const shapes = data.node.map(([name, { key: _, ...attributes }]) => [name, attributes] as const)
  const lines = shapes.filter(isLine).map(([, { d = '' }]) => fromOrigin(d))
  const args = JSON.stringify([lines.join(''), ...shapes.filter(shape => !isLine(shape))]).slice(1, -1)
  return `import { drawnIcon } from '${drawing}'\nexport default /* @__PURE__ */ drawnIcon(${args})\n`
}

function isLine([name, attributes]: readonly [name: string, attributes: Record<string, string>]): boolean {
  return name === 'path' && Object.keys(attributes).join() === 'd'
}

const number = String.raw`(-?(?:\d+\.?\d*|\.\d+))`
const relativeStart = new RegExp(`^m\\s*${number}[\\s,]*${number}\\s*(?=([\\d.-])?)`)

/**
 * A path that begins at the same place wherever another one ended before it: the first `m` of a path counts from the origin, a later
 * one does not.
 */
export function fromOrigin(d: string): string {
  const path = d.replace(relativeStart, (_, x, y, next) => `M${x} ${y}${next ? 'l' : ''}`)
  if (!path.startsWith('M')) throw new Error(`A path of an icon begins in a way that is not known here: ${d}`)
  return path
}
