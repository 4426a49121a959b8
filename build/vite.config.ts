import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, minify, type Plugin } from 'vite'
import { chunkGroups } from './chunks.ts'
import { wordsByLanguage } from './write-words.ts'

const server = 'http://127.0.0.1:3000'
/** The oldest that are supported. `web/process/public/browser.js` tells older ones; `checks/browsers.ts` compares. */
const browsers = ['chrome111', 'edge111', 'firefox128', 'safari16.4']

const root = fileURLToPath(new URL('../web', import.meta.url))

const isText = /\.(js|css|html|svg)$/

/** Writes `.gz` and `.br` beside each file, so that the server need not compress on request. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      await Promise.all(classicScripts.map(name => minified(join(dir, name))))
      const names = [...Object.keys(bundle).filter(name => isText.test(name)), 'icon.svg', ...classicScripts]
      await Promise.all(names.map(name => compress(join(dir, name))))
    },
  }
}

/** With a Babel that it is not made for, the compiler leaves out every function with default values, and says nothing. */
function compilerCompiles(): Plugin {
  return {
    name: 'compiler-compiles',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/web\/ui\/ask\/Dialog\.tsx$/ },
      handler(code) {
        if (!code.includes('react/compiler-runtime'))
          throw new Error('React’s compiler left out web/ui/ask/Dialog.tsx: look which Babel it is made for.')
      },
    },
  }
}

/** What is there when code of `host` asks for a file: lists of files to fetch need not name it. */
function isLoadedBefore(file: string, host: string): boolean {
  const before = ['react', 'rolldown-runtime', 'start']
  if (!isFileOf('start', host)) before.push('frame')
  if (isFileOf('lists', host)) before.push('lists')
  return before.some(name => isFileOf(name, file))
}

const isFileOf = (name: string, file: string) => file.startsWith(`assets/${name}-`)

/** Of `web/process/public`, which the build copies as they are. */
const classicScripts = ['browser.js', 'newer.js']

async function minified(path: string): Promise<void> {
  const { code, errors } = await minify(path, await readFile(path, 'utf8'), { compress: { target: 'es2015' } })
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
  await writeFile(path, code)
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path)
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }))
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params }))
}

export default defineConfig({
  root,
  publicDir: 'process/public',
  // Of package.json: `#words/…` is what `wordsByLanguage` writes.
  resolve: { conditions: ['words-by-language', ...defaultClientConditions] },
  plugins: [
    wordsByLanguage(),
    react(),
    babel({ presets: [reactCompilerPreset()] }),
    compilerCompiles(),
    tailwindcss(),
    precompress(),
  ],
  build: {
    outDir: fileURLToPath(new URL('../dist/web', import.meta.url)),
    emptyOutDir: true,
    manifest: true,
    target: browsers,
    // Writes `light-dark()` in a way that Chromium before 123 and Safari before 17.5 can read.
    cssTarget: browsers,
    // The content security policy forbids data: scripts and styles, so small files are not inlined.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (wanted, files, { hostId }) =>
        files.filter(file => file !== wanted && !isLoadedBefore(file, hostId)).toSorted(),
    },
    rolldownOptions: {
      // Of the contract, a file that nobody uses anything of is left out.
      treeshake: { moduleSideEffects: [{ test: /\/contract\//, sideEffects: false }] },
      output: { codeSplitting: { groups: chunkGroups } },
    },
  },
  server: {
    port: 5173,
    proxy: { '/api': server, '/open': server, '/files': server, '/socket': { target: server, ws: true } },
  },
})
