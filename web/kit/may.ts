import type { Needs } from '#contract/base/operation.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from './read.ts'

/** What the signed-in person may do; empty until it is known. Only for what to draw: the server decides. */
export function usePermissions(): readonly string[] {
  return useRead(api.session.userInfo, {}).data?.permissions ?? []
}

/** Whether they may do one thing. */
export function useMay(needed: Needs): boolean {
  const permissions = usePermissions()
  return needed === 'public' || needed === 'signed-in' || permissions.includes(needed)
}
