import type { Config } from '#server/kit/config.ts'

/** Where the reference of the open API is. */
export const addresses = {
  description: '/open/openapi.json',
  docs: '/open/docs',
  refusals: '/open/docs/refusals',
} as const

/** Where the reference explains a refusal; nothing where the operator has switched it off. */
export function docsOf({ OPEN_DOCS, PUBLIC_URL = '' }: Config, reason: string): { docs?: string } {
  return OPEN_DOCS ? { docs: `${PUBLIC_URL.replace(/\/$/, '')}${addresses.refusals}#${reason}` } : {}
}
