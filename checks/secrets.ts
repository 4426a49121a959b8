import { placeOf, readFiles, report, type Source } from './tree.ts'

/** `[what it looks like, why it must not be here]` */
const forbidden: readonly [RegExp, string][] = [
  [
    /"resolved":/g,
    'is where one machine fetched a package from: keep omit-lockfile-registry-resolved in .npmrc and run npm install.',
  ],
  [
    /https?:\/\/[\w.-]*(registry|nexus|artifactory|verdaccio)[\w.-]*/g,
    'is the address of a package registry: which one to use is for each machine to say.',
  ],
  [
    /(?<![\w.)}\]])\/(work|root|home|Users)\/\w+/g,
    'is a path of one machine: derive it from import.meta.url or take it as a setting.',
  ],
  [/-----BEGIN [A-Z ]*PRIVATE KEY-----/g, 'is a private key: revoke it, and hand keys in by a setting.'],
  [
    /\b(ghp|gho|glpat|npm|xox[bp])_?-?[A-Za-z0-9]{30,}/g,
    'looks like an access token: revoke it, and hand tokens in by a setting.',
  ],
  [
    /postgres(ql)?:\/\/[\w-]+:(?!password\b|secret\b|…)[^@\s'"`$]+@/g,
    'has a password in it: write the word password instead.',
  ],
  [/\b(TODO|FIXME|XXX|HACK)\b/g, 'is a debt that nobody collects: do it now, or leave it out.'],
  [/\bissues? #?\d+\b/gi, 'means nothing to whoever has only the code: say the reason itself.'],
]

/** `file: what is found there` and why it may stay. */
const exceptions: Readonly<Record<string, string>> = {}

const own = 'checks/secrets.ts'
const texts = readFiles(['**/*.{ts,tsx,mjs,js,json,sql,md,css,html,svg,yml,yaml,sh}', '.*', '.ci/*'])
report(texts.filter(({ path }) => path !== own).flatMap(found))

function found(source: Source): string[] {
  return forbidden.flatMap(([looks, why]) => {
    const [first] = source.text.matchAll(looks)
    if (!first || exceptions[`${source.path}: ${first[0]}`]) return []
    return [`${placeOf(source, first.index)} ${first[0]} ${why}`]
  })
}
