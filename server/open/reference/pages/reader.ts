import { type Language, languages } from '#contract/base/values.ts'
import { languageOf } from '#server/kit/language.ts'

/** Who reads a page: in which language, for which app, at which address of this server. */
export type Reader = {
  readonly language: Language
  /** As the reader typed it; empty where none is known. */
  readonly app: string
  /** With the scheme, without a slash at its end. */
  readonly server: string
  /** What the address of the page says of the reader, kept in every link. */
  readonly kept: Readonly<Record<string, string>>
}

type Asked = {
  readonly query: Readonly<Record<string, unknown>>
  readonly cookie?: string | undefined
  readonly accepted?: string | undefined
  readonly server: string
}

/** The language of the address, or else the one chosen on the desk, or else that of the browser. */
export function readerOf({ query, cookie = '', accepted, server }: Asked): Reader {
  const chosen = languages.find(language => language === query.lang)
  const onDesk = /(?:^|; )language=(\w+)/.exec(cookie)?.[1]
  const app = /^[\w.-]{1,64}$/.exec(String(query.app ?? ''))?.[0] ?? ''
  return {
    language: chosen ?? languageOf(onDesk ?? accepted),
    app,
    server,
    kept: { ...(chosen && { lang: chosen }), ...(app && { app }) },
  }
}

/** An address of the reference, with what it says of the reader. */
export function linkTo(path: string, kept: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(kept).toString()
  return query ? `${path}?${query}` : path
}
