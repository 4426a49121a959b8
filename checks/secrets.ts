import { placeOf, readFiles, report, type Source } from './read/tree.ts'

/** `[pattern, reason and what to do]` */
const forbidden: readonly [RegExp, string][] = [
  [
    /"resolved":/g,
    'is the address from which a machine fetched a package: keep omit-lockfile-registry-resolved in .npmrc and run npm install.',
  ],
  [
    /https?:\/\/[\w.-]*(registry|nexus|artifactory|verdaccio)[\w.-]*/g,
    'is the address of a package registry: each machine configures its own.',
  ],
  [
    /(?<![\w.)}\]])\/(work|root|home|Users)\/\w+/g,
    'is a path of one machine: derive it from import.meta.url or make it a setting.',
  ],
  [/-----BEGIN [A-Z ]*PRIVATE KEY-----/g, 'is a private key: revoke it, and pass keys by a setting.'],
  [
    /\b(ghp|gho|glpat|npm|xox[bp])_?-?[A-Za-z0-9]{30,}/g,
    'looks like an access token: revoke it, and pass tokens by a setting.',
  ],
  [
    /postgres(ql)?:\/\/[\w-]+:(?!password\b|secret\b|…)[^@\s'"`$]+@/g,
    'contains a password: write the word password instead.',
  ],
  [/\b(TODO|FIXME|XXX|HACK)\b/g, 'marks unfinished work: finish it, or remove the comment.'],
  [/\bissues? #?\d+\b/gi, 'is unknown to readers of the code: state the reason itself.'],
]

/** `file: match` → the reason why it is allowed. */
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
