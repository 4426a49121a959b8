import type { Random } from '#city/world/random.ts'
import type { Service } from '#contract/orders/service.ts'
import { everybodyTexts } from './everybody-texts.ts'
import { foodTexts } from './food-texts.ts'
import { serviceTexts } from './service-texts.ts'

/** `never`: only for whoever writes about no order. `late`: underway for twenty minutes. `rider`: of the rider who has it. */
type Occasion = 'underway' | 'late' | 'ended' | 'any' | 'rider' | 'never'

type SituationTexts = {
  /** Empty: all. */
  services: readonly Service[]
  when: Occasion
  openings: readonly string[]
  /** To what staff answered. */
  answers: readonly string[]
  /** 1 to 5. */
  ratings: readonly number[]
}

const texts = { ...foodTexts, ...serviceTexts, ...everybodyTexts }
export type Situation = keyof typeof texts
export const situations: Readonly<Record<Situation, SituationTexts>> = texts

/** What a text can name; what the order does not have is null. */
export type Facts = Readonly<
  Record<'dish' | 'shop' | 'rider' | 'minutes' | 'no' | 'address' | 'amount' | 'goods', string | null>
>

const names = /\{(\w+)\}/g

/** The texts that can be said of an order: everything they name is known. */
export function sayable(candidates: readonly string[], facts: Facts): string[] {
  const isKnown = (name: string) => name in facts && facts[name as keyof Facts] !== null
  return candidates.filter(text => [...text.matchAll(names)].every(([, name = '']) => isKnown(name)))
}

export function filled(text: string, facts: Facts): string {
  return text.replace(names, (place, name: keyof Facts) => facts[name] ?? place)
}

/** One of the texts that can be said, with what it names. */
export function chosen(candidates: readonly string[], facts: Facts, random: Random): string {
  return filled(random.pick(sayable(candidates, facts)), facts)
}

const lateMinutes = 20

/** What the person may write about now. */
export function situationsOf(service: Service, occasion: 'underway' | 'ended' | 'rider', minutes: number): Situation[] {
  const fits = (when: Occasion) =>
    when === occasion ||
    (when === 'any' && occasion !== 'rider') ||
    (when === 'late' && occasion === 'underway' && minutes >= lateMinutes)
  const names = Object.keys(situations) as Situation[]
  return names.filter(name => {
    const { services, when } = situations[name]
    return fits(when) && (services.length === 0 || services.includes(service))
  })
}
