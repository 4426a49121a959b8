import { type Permission, permissions } from '#contract/access/permissions.ts'

/** Turns `*` into every permission there is, and drops codes that no longer mean anything. */
export function expandPermissions(codes: string[]): Permission[] {
  return permissions.filter(code => codes.includes('*') || codes.includes(code))
}
