import { useEffect, useState } from 'react'
import { dispatch } from '#contract/orders/dispatch.ts'
import { useRead } from '#web/kit/read.ts'
import type { Shop } from './drawGround.ts'
import { type GroundData, readGround } from './ground.ts'

const noShops: readonly Shop[] = []

/** The ground of the cities and the shops on it. Without a map, or if it cannot be loaded, there are no streets. */
export function useGround(): { data: GroundData | undefined; shops: readonly Shop[]; isKnown: boolean } {
  const { data, error } = useRead(dispatch.ground, {})
  const [ground, setGround] = useState<GroundData | null>()
  const maps = data?.maps.join(' ')
  useEffect(() => {
    if (maps === undefined) return
    let isWanted = true
    void loadAll(maps.split(' ').filter(Boolean)).then(found => {
      if (isWanted) setGround(found ?? null)
    })
    return () => {
      isWanted = false
    }
  }, [maps])
  return { data: ground ?? undefined, shops: data?.shops ?? noShops, isKnown: ground !== undefined || error !== null }
}

async function loadAll(addresses: readonly string[]): Promise<GroundData | undefined> {
  const loaded = await Promise.all(addresses.map(address => load(address).catch(() => ({}))))
  return readGround(loaded)
}

async function load(address: string): Promise<object> {
  const answer = await fetch(address)
  return answer.ok ? ((await answer.json()) as object) : {}
}
