import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const server = 'http://127.0.0.1:3000'
const root = fileURLToPath(new URL('./web', import.meta.url))

type Context = { getModuleInfo(id: string): { importedIds?: readonly string[] } | null }

/** The features' pages, each the door to a screen; the sign-in page is part of the start. */
const pages = globSync('*/*Page.tsx', { cwd: root }).filter(page => !page.startsWith('login/'))

/** Small pieces that both a page and the dialogs need; otherwise each page would wait for the dialogs. */
const isFrames = (id: string) => /\/web\/(kit\/|ui\/keys)/.test(id)

/** Few files instead of one for each small module that two pages share. What comes first takes a module. */
const chunkGroups = [
  group('react', /\/node_modules\/(react|react-dom|scheduler)\/|rolldown.runtime/),
  // The frame's words travel as one file a language; a screen's own come with the screen.
  ...['en', 'es', 'ja'].map(one => group(`words-${one}`, new RegExp(`/web/(kit|ui|login|shell)/text\\.${one}\\.ts$`))),
  group('start', (id, context) => reachedFrom(['main.tsx', 'login/LoginPage.tsx'], context).has(id)),
  group(
    'frame',
    (id, context) =>
      isFrames(id) || reachedFrom(['shell/Frame.tsx'], context).has(id) || pagesOf(id, context).length > 1,
  ),
  group('dialogs', /\/node_modules\/(@base-ui|@floating-ui)\/|\/web\/ui\/(Dialog|Drawer)\.tsx$/),
  ...pages.map(page => group(dirname(page), (id, context) => pagesOf(id, context)[0] === page)),
].map((one, at, all) => ({ ...one, priority: all.length - at }))

function group(name: string, holds: RegExp | ((id: string, context: Context) => boolean)) {
  const isHeld = holds instanceof RegExp ? (id: string) => holds.test(id) : holds
  return { debugName: name, name: (id: string, context: Context) => (isHeld(id, context) ? name : null) }
}

function pagesOf(id: string, context: Context): string[] {
  return pages.filter(page => reachedFrom([page], context).has(id))
}

const reached = new Map<string, Set<string>>()

/** Everything that is there at once when `doors` are: what they import, and what that imports. */
function reachedFrom(doors: readonly string[], context: Context): Set<string> {
  const key = doors.join()
  const found = reached.get(key) ?? new Set<string>()
  if (reached.has(key)) return found
  const open = doors.map(door => join(root, door))
  for (let id = open.pop(); id; id = open.pop()) {
    if (found.has(id)) continue
    found.add(id)
    open.push(...(context.getModuleInfo(id)?.importedIds ?? []))
  }
  reached.set(key, found)
  return found
}

const isText = /\.(js|css|html|svg)$/

/** Lays `.gz` and `.br` beside each file, so that the server compresses nothing while people wait. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const names = [...Object.keys(bundle).filter(name => isText.test(name)), 'icon.svg']
      await Promise.all(names.map(name => compress(join(dir, name))))
    },
  }
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path)
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }))
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params }))
}

export default defineConfig({
  root,
  plugins: [react(), babel({ presets: [reactCompilerPreset()] }), tailwindcss(), precompress()],
  build: {
    outDir: fileURLToPath(new URL('./dist/web', import.meta.url)),
    emptyOutDir: true,
    manifest: true,
    target: 'es2024',
    // A strict content security policy refuses data: scripts and styles; small files stay files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  server: {
    port: 5173,
    proxy: { '/api': server, '/open': server, '/files': server, '/socket': { target: server, ws: true } },
  },
})
