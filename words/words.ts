import type { Language } from '#contract/base/values.ts'

/** One thing said in every language; a language that is missing does not compile. */
export type Phrase<Value = string> = { readonly [Name in Language]: Value }

type Say = (...params: never[]) => string

/** Phrases under keys that say what they are for. */
type Tree = {
  readonly [key: string]: Phrase | Phrase<readonly string[]> | Phrase<Say> | Tree | undefined
}

/** The same tree with the values of one language. */
export type Spoken<T> = T extends Phrase<infer Value> ? Value : { readonly [Key in keyof T]: Spoken<T[Key]> }

/** What a file of words exports. For browsers, `build/split-words.ts` splits the tree by language. */
export function words<T extends Tree>(tree: T): T {
  return tree
}

/** A phrase, or a tree of them, in one language. */
export function inLanguage<T>(tree: T, language: Language): Spoken<T> {
  if (isPhrase(tree, language)) return tree[language] as Spoken<T>
  const entries = Object.entries(tree as object).map(([key, part]) => [key, part && inLanguage(part, language)])
  return Object.fromEntries(entries) as Spoken<T>
}

/** Also if it has only that language, as in browsers. A key of a tree may be named like a language: under it stands another tree. */
function isPhrase<Name extends Language>(tree: unknown, language: Name): tree is Pick<Phrase<unknown>, Name> {
  if (typeof tree !== 'object' || tree === null || !(language in tree)) return false
  const said = tree[language as keyof typeof tree] as unknown
  return typeof said !== 'object' || Array.isArray(said)
}

/** The form that fits `count`: `plural('en', 2, { one: '2 days', other: '2 days' })`. */
export function plural(
  language: Language,
  count: number,
  forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string },
): string {
  return forms[new Intl.PluralRules(language).select(count)] ?? forms.other
}
