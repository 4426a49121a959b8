import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import type { Shop } from '#web/shared/map/ground/drawGround.ts'

const noShops: readonly Shop[] = []

export type CityGround = { maps: readonly string[] | undefined; shops: readonly Shop[] }

/** The files with the streets of the cities, and the shops on them; none if they cannot be asked for. */
export function useGround(): CityGround {
  const { data, error } = useRead(api.dispatch.ground, {})
  return { maps: data?.maps ?? (error ? [] : undefined), shops: data?.shops ?? noShops }
}
