import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import type { Shop } from '#web/shared/map/ground/drawGround.ts'

const noShops: readonly Shop[] = []

export type CityGround = {
  /** URL template of map tiles; none unless it is configured. */
  tiles: string | null
  /** Addresses of the files with the streets of the cities; none if they cannot be asked for. */
  maps: readonly string[] | undefined
  shops: readonly Shop[]
}

/** What the ground of the cities is drawn of. */
export function useGround(): CityGround {
  const { data, error } = useRead(api.dispatch.ground, {})
  return { tiles: data?.tiles ?? null, maps: data?.maps ?? (error ? [] : undefined), shops: data?.shops ?? noShops }
}
