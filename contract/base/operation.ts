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
  { cityScope, ...terms }: Terms<Input, Output, N, C>,
): Operation<Input, Output, K, N, C> {
  return { ...terms, ...requestLine(name), name, kind, cityScope: (cityScope ?? 'own') as C }
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

/** An operation, or what browsers have of it (`web/kit/api.ts`): the types of its schemas are known, the schemas may be absent. */
type Called = Partial<Pick<Operation, 'input' | 'output'>>

export type InputOf<O extends Called> = z.input<NonNullable<O['input']>>
export type OutputOf<O extends Called> = z.output<NonNullable<O['output']>>

/**
 * Operations whose path is fixed from outside, by their names; all others are `POST /api/<feature>/<verb>`. Without schemas, so that
 * browsers know the paths and need no more of the contract to call an operation.
 */
export const fixedPaths: Readonly<Record<string, `${Operation['method']} /api/${string}`>> = {
  'chats.gotop': 'PUT /api/chat/gotop',
  'chats.list': 'POST /api/chat/list',
  'chats.msglist': 'GET /api/chat/msglist',
  'chats.pcDelete': 'PUT /api/chat/pcDelete',
  'chats.sendMsg': 'POST /api/chat/sendMsg',
  'chats.upone': 'PUT /api/chat/upone',
  'files.upload': 'POST /api/upload',
  'orders.sendOrders': 'POST /api/sendOrder/allList',
  'orders.waybills': 'POST /api/send/allList',
  'packets.openred': 'POST /api/chat/openred',
  'session.getInfo': 'GET /api/sysUser/getInfo',
  'session.getMenuList': 'GET /api/sysUser/getMenuList',
  'session.login': 'POST /api/user/login',
  'session.logout': 'POST /api/sysUser/logout',
  'session.refreshToken': 'POST /api/sysUser/refreshToken',
  'session.userInfo': 'GET /api/sysUser/userInfo',
  'signOn.confirm': 'POST /api/session/oidcConfirm',
  'signOn.offers': 'GET /api/session/signInOffers',
  'signOn.oidcFinish': 'POST /api/session/oidcFinish',
  'users.add': 'POST /api/user/add',
  'users.delete': 'DELETE /api/user/delete',
  'users.getInfoByUserId': 'GET /api/user/getInfoByUserId/:id',
  'users.getRoleByUserId': 'GET /api/user/getRoleByUserId/:id',
  'users.getRoleListForAssign': 'GET /api/user/getRoleListForAssign',
  'users.list': 'GET /api/user/list',
  'users.newUpdate': 'PUT /api/user/newUpdate',
  'users.saveUserRole': 'POST /api/user/saveUserRole',
  'users.trueUser': 'GET /api/user/trueUser',
  'users.update': 'PUT /api/user/update',
  'workers.allDai': 'GET /api/shopuser/allDai',
  'workers.allsend': 'GET /api/shopuser/allsend',
  'workers.daiJia': 'GET /api/shopuser/daiJia',
  'workers.pcUpSend': 'POST /api/shopuser/pcUpSend',
}

/** Method and path of an operation by its name, as `orders.assign`. */
export function requestLine(name: Operation['name']): Pick<Operation, 'method' | 'path'> {
  const [method, path] = (fixedPaths[name] ?? `POST /api/${name.replace('.', '/')}`).split(' ')
  return { method: method as Operation['method'], path: path as string }
}
