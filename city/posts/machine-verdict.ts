import type { Random } from '#city/world/random.ts'
import type { MachineVerdict, PostFault } from '#contract/reviews/post-rules.ts'
import type { PostFlaw } from './post-texts.ts'

const by = 'shenhe-7b 2.4'
/** What the machine takes good posts for when it is wrong. */
const mistaken: readonly PostFault[] = ['advertising', 'abuse', 'vulgar']

/**
 * What the app's machine says of a post: it misses one bad post in seven, is unsure of others, and suspects one good post in
 * fourteen. How sure it is goes with that.
 */
export function machineVerdictOf(flaw: PostFlaw, random: Random): MachineVerdict {
  if (flaw === 'none') {
    if (!random.chance(0.07)) return { by, suggests: 'pass', label: null, score: random.whole(82, 99) }
    const isRisky = random.chance(0.1)
    const score = isRisky ? random.whole(80, 88) : random.whole(41, 66)
    return { by, suggests: isRisky ? 'risky' : 'review', label: random.pick(mistaken), score }
  }
  const draw = random.next()
  if (draw < 0.14) return { by, suggests: 'pass', label: null, score: random.whole(55, 84) }
  if (draw < 0.5) return { by, suggests: 'review', label: flaw, score: random.whole(48, 79) }
  return { by, suggests: 'risky', label: flaw, score: random.whole(83, 99) }
}
