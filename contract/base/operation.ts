import type { z } from 'zod'

/** Who may call: everybody, everybody signed in, or those with one permission, as `orders.assign`. */
export type Needs = 'public' | 'signed-in' | `${string}.${string}`

type Kind = 'query' | 'command'

/** `own`: it reads and changes records of the cities that the caller may see. `none`: its records belong to no city. */
type CityScope = 'own' | 'none'

export type Operation<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  K extends Kind = Kind,
  N extends Needs = Needs,
  C extends CityScope = CityScope,
> = {
  /** `<feature>.<verb>`: the symbol, the audit action and, unless the path is fixed elsewhere, the path. */
  readonly name: `${string}.${string}`
  /** A command changes something: it runs in one transaction and is repeatable by its `requestId`. */
  readonly kind: K
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly needs: N
  readonly cityScope: C
  readonly input: Input
  readonly output: Output
  /** Answer or input contains a password, a token or personal data: it is not stored, so a repeated request is executed again. */
  readonly answersSecret?: true
}

type Terms<Input, Output, N, C> = {
  needs: N
  /** Default `own`. */
  cityScope?: C
  input: Input
  output: Output
  answersSecret?: true
  /** Only where the path is fixed from outside, as `'GET /api/sysUser/userInfo'`. */
  at?: `${Operation['method']} /api/${string}`
}

function declare<
  Input extends z.ZodType,
  Output extends z.ZodType,
  K extends Kind,
  N extends Needs,
  C extends CityScope,
>(
  kind: K,
  name: Operation['name'],
  { at, cityScope, ...terms }: Terms<Input, Output, N, C>,
): Operation<Input, Output, K, N, C> {
  const [method, path] = at ? at.split(' ') : ['POST', `/api/${name.replace('.', '/')}`]
  return {
    ...terms,
    name,
    kind,
    method: method as Operation['method'],
    path: path as string,
    cityScope: (cityScope ?? 'own') as C,
  }
}

/** Declares an operation that reads. */
export function query<
  Input extends z.ZodType,
  Output extends z.ZodType,
  const N extends Needs,
  const C extends CityScope = 'own',
>(name: Operation['name'], terms: Terms<Input, Output, N, C>): Operation<Input, Output, 'query', N, C> {
  return declare('query', name, terms)
}

/** Declares an operation that changes something. */
export function command<
  Input extends z.ZodType,
  Output extends z.ZodType,
  const N extends Needs,
  const C extends CityScope = 'own',
>(name: Operation['name'], terms: Terms<Input, Output, N, C>): Operation<Input, Output, 'command', N, C> {
  return declare('command', name, terms)
}

export type InputOf<O extends Operation> = z.input<O['input']>
export type OutputOf<O extends Operation> = z.output<O['output']>
