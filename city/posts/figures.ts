import { createRandom } from '#city/world/random.ts'

export type Figures = { exposure: number; likes: number; comments: number; shares: number }

/** Most people who will see a post do so within a day. */
const hoursToMost = 9
const limitedShare = 0.15

/** How many people saw a post so long after it was published: never fewer than before, for most few, for some very many. */
export function figuresOf(key: string, hours: number, isLimited: boolean): Figures {
  const random = createRandom(`figures/${key}`)
  const audience = random.around(350, 1.4) * (isLimited ? limitedShare : 1)
  const [likeShare, commentShare, shareShare] = [random.between(0.01, 0.12), 0.015, random.between(0, 0.02)]
  const exposure = Math.floor(audience * (1 - Math.exp(-hours / hoursToMost)))
  return {
    exposure,
    likes: Math.floor(exposure * likeShare),
    comments: Math.floor(exposure * commentShare),
    shares: Math.floor(exposure * shareShare),
  }
}
