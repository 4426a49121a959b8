import type { Operation } from '#contract/base/operation.ts'

/** An operation without its schemas, which would weigh more than the sign-in page. */
export type Endpoint = Pick<Operation, 'method' | 'path' | 'needs'> & { isForm?: boolean }

/** By the operation's name; `web/access/login/endpoints.test.ts` compares them with the contract. */
export const sessionEndpoints = {
  'session.refreshToken': { method: 'POST', path: '/api/sysUser/refreshToken', needs: 'signed-in' },
  'session.logout': { method: 'POST', path: '/api/sysUser/logout', needs: 'signed-in' },
} as const satisfies Record<string, Endpoint>
