import { session } from '#contract/access/session.ts'
import type { Needs } from '#contract/base/operation.ts'
import { useRead } from './read.ts'

/** What the signed-in person may do; empty until it is known. Only for what to draw: the server decides. */
export function usePermissions(): readonly string[] {
  return useRead(session.userInfo, {}).data?.permissions ?? []
}

/** Whether they may do one thing. */
export function useMay(needed: Needs): boolean {
  const permissions = usePermissions()
  return needed === 'public' || needed === 'signed-in' || permissions.includes(needed)
}
