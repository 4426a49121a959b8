import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'
import type { Config } from '#server/kit/config.ts'
import { languageOf } from '#server/kit/language.ts'

/** What the build writes: its files, some by the source that they begin with, others by a name. */
type Manifest = Record<string, { name?: string; src?: string; file: string }>

/**
 * The value of `Link` for a page: what its scripts ask for as soon as they run, the frame or the sign-in page with their words, so
 * that the browser fetches them together with the scripts. `root` is the folder of the built web.
 */
export function readFirstFiles(root: string, { DEMO }: Config): (request: FastifyRequest) => string {
  const path = join(root, '.vite/manifest.json')
  const manifest: Manifest = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
  const files = new Map(Object.values(manifest).map(({ name, src, file }) => [src ?? name, file]))
  return ({ headers: { cookie = '', 'accept-language': accepted } }) => {
    const language = languageOf(/(?:^|; )language=(\w+)/.exec(cookie)?.[1] ?? accepted)
    const isSignedIn = /(?:^|; )Admin-Token=[^;]/.test(cookie)
    const signIn = ['login', `${language}-start`]
    const demo = ['access/login/DemoAccounts.tsx', `../dist/words/${language}/access/demo-accounts.ts`]
    const wanted = isSignedIn ? ['frame', `${language}-start`, `${language}-desk`] : [...signIn, ...(DEMO ? demo : [])]
    const found = wanted.map(name => files.get(name)).filter(file => file !== undefined)
    return found.map(file => `</${file}>; rel=modulepreload`).join(', ')
  }
}
