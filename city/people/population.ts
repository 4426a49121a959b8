import { games, gameType } from '#city/world/games.ts'
import { cityCentre, type Point, shifted } from '#city/world/map.ts'
import { cuisineNames, type Dish, menus, shopNames } from '#city/world/menus.ts'
import { createRandom, type Random } from '#city/world/random.ts'
import type { WorkerKind } from '#contract/base/machine.ts'
import { errandKinds } from '#contract/orders/services/errand.ts'
import { addressOf, nameOf, roads } from './names.ts'

/** Hours in China; a shift that ends before it starts passes midnight. */
type Shift = { from: number; to: number }
export type Worker = {
  externalId: string
  kind: WorkerKind
  name: string
  phone: string
  home: Point
  shift: Shift
  /** `food`, a kind of errand, `game:<name>`. Empty for chauffeurs. */
  serviceTypes: string[]
  declinesOften: boolean
}
export type Shop = {
  externalId: string
  name: string
  phone: string
  detail: string
  point: Point
  menu: readonly Dish[]
  /** Accepts orders late and ignores some. */
  /** What it cooks. */
  category: string
  isSlow: boolean
}
export type Customer = { externalId: string; name: string; phone: string; detail: string; point: Point }
export type Population = {
  riders: Worker[]
  chauffeurs: Worker[]
  companions: Worker[]
  shops: Shop[]
  customers: Customer[]
}

const shifts: Record<WorkerKind, readonly Shift[]> = {
  rider: [
    { from: 6, to: 15 },
    { from: 9, to: 20 },
    { from: 10, to: 22 },
    { from: 16, to: 1 },
    { from: 20, to: 7 },
  ],
  chauffeur: [
    { from: 19, to: 3 },
    { from: 20, to: 3 },
    { from: 21, to: 4 },
  ],
  companion: [
    { from: 17, to: 24 },
    { from: 19, to: 3 },
    { from: 12, to: 22 },
  ],
}

/** The same people in every run and for every seed, so that their records remain valid after a restart. */
export function createPopulation(): Population {
  const random = createRandom('cast')
  return {
    riders: workers('rider', 'R', 40, 1, random),
    shops: shopNames.map(([name, cuisine], index) => ({
      externalId: `M${numbered(index + 1, 2)}`,
      name,
      category: cuisineNames[cuisine],
      phone: phoneOf(101 + index),
      detail: `${random.pick(roads)}${random.whole(1, 180)}号${random.whole(1, 12)}号铺`,
      point: pointWithin(random, 3500),
      menu: menus[cuisine],
      isSlow: index % 9 === 4,
    })),
    customers: Array.from({ length: 300 }, (_, index) => ({
      externalId: `C${numbered(index + 1, 4)}`,
      name: nameOf(random),
      phone: phoneOf(1001 + index),
      detail: addressOf(random),
      point: pointWithin(random, 4500),
    })),
    chauffeurs: workers('chauffeur', 'D', 15, 201, createRandom('cast/chauffeurs')),
    companions: workers('companion', 'P', 30, 301, createRandom('cast/companions')),
  }
}

function workers(kind: WorkerKind, letter: string, count: number, firstPhone: number, random: Random): Worker[] {
  return Array.from({ length: count }, (_, index) => ({
    externalId: `${letter}${numbered(index + 1, 4)}`,
    kind,
    name: nameOf(random),
    phone: phoneOf(firstPhone + index),
    home: pointWithin(random, 4000),
    shift: shifts[kind][index % shifts[kind].length] ?? { from: 9, to: 20 },
    serviceTypes: serviceTypesOf(kind, index),
    declinesOften: index % 10 === 7,
  }))
}

/** Every third rider delivers food only; each companion plays two of the games. */
function serviceTypesOf(kind: WorkerKind, index: number): string[] {
  if (kind === 'chauffeur') return []
  if (kind === 'rider') return index % 3 === 2 ? ['food'] : ['food', ...errandKinds]
  return games.filter((_, place) => (index + place) % games.length < 2).map(gameType)
}

export function isOnShift({ shift: { from, to } }: Worker, hour: number): boolean {
  return from < to ? hour >= from && hour < to : hour >= from || hour < to
}

/** 199 0000 is not assigned to anybody. */
function phoneOf(number: number): string {
  return `1990000${numbered(number, 4)}`
}

function pointWithin(random: Random, metres: number): Point {
  return shifted(cityCentre, random.between(-metres, metres), random.between(-metres, metres))
}

function numbered(number: number, digits: number): string {
  return String(number).padStart(digits, '0')
}
