import type { z } from 'zod'
import type { OpenScope } from '#contract/open/open.ts'

type Method = 'GET' | 'POST' | 'PUT'

/** Under which all calls of this version are. */
export const openPrefix = '/open/v1'

type Terms<Path extends string, In extends z.ZodType, Out extends z.ZodType> = {
  /** After `/open/v1`, with `{no}` for the number of a record. */
  readonly path: Path
  /** Of a `GET`: the query and what the path names. */
  readonly input: In
  readonly answer: Out
  /** By name, as they are sent; the first one is answered by `answered`. */
  readonly examples: Readonly<Record<string, z.input<In>>>
  readonly answered: z.input<Out>
  /** The scopes that permit it, of which `scopeOf` names the one that this input needs; the first where it is left out. */
  readonly scopes: readonly [OpenScope, ...OpenScope[]]
  scopeOf?(input: z.output<In>): OpenScope
  /** A body of more bytes is refused; 1 MiB where it is left out. */
  readonly mostBytes?: number
  /** It may be accepted and wait for its turn: 202. */
  readonly mayWait?: true
}

/** One call of the open API: the routes, the reference and the clients are made from it. */
export type OpenCall<
  Path extends string = string,
  In extends z.ZodType = z.ZodType,
  Out extends z.ZodType = z.ZodType,
> = Terms<Path, In, Out> & { readonly method: Method }

type Declare<Verb extends Method> = <const Path extends string, In extends z.ZodType, Out extends z.ZodType>(
  terms: Terms<Path, In, Out>,
) => Terms<Path, In, Out> & { readonly method: Verb }

function declare<Verb extends Method>(method: Verb): Declare<Verb> {
  return terms => ({ ...terms, method })
}

export const get = declare('GET')
export const post = declare('POST')
export const put = declare('PUT')

/** For a picture of 5 MB as base64, and the JSON around it; and for a film of 15 MB. */
export const mostPictureBytes = 7_100_000
export const mostFilmBytes = 21_100_000

/** The names in a path, as `no` of `/orders/{no}/events`. */
export function namesIn(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
}

/** The path of one request: each name filled by its value. */
export function pathOf({ path }: Pick<OpenCall, 'path'>, values: Readonly<Record<string, unknown>>): string {
  return (
    openPrefix + path.replace(/\{(\w+)\}/g, (_place, name: string) => encodeURIComponent(String(values[name] ?? '')))
  )
}
