import { atPlaceM, farFromPlaceM, type WorkerStep } from '#contract/orders/worker-steps.ts'
import type { Tone } from '#web/ui/show/tone.ts'

/** Of a step by its distance from where it should have been made. */
export function toneOf({ awayM }: Pick<WorkerStep, 'awayM'>): Extract<Tone, 'good' | 'warn' | 'bad'> {
  if (awayM === null || awayM <= atPlaceM) return 'good'
  return awayM < farFromPlaceM ? 'warn' : 'bad'
}
