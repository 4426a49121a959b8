import { games, gameType } from '#city/world/games.ts'
import { cityCentre, type Point, shifted } from '#city/world/map.ts'
import { type Dish, menus, shopNames } from '#city/world/menus.ts'
import { createRandom, type Random } from '#city/world/random.ts'
import type { WorkerKind } from '#contract/base/machine.ts'
import { errandKinds } from '#contract/orders/services/errand.ts'

/** Hours of the city's wall clock; a shift that ends before it starts runs through midnight. */
type Shift = { from: number; to: number }
export type Worker = {
  externalId: string
  kind: WorkerKind
  name: string
  phone: string
  home: Point
  shift: Shift
  /** What they may be asked to do: `food`, a kind of errand, `game:<name>`. A chauffeur drives, and needs no word for it. */
  serviceTypes: string[]
  /** Says no more often than others. */
  isChoosy: boolean
}
export type Shop = {
  externalId: string
  name: string
  phone: string
  detail: string
  point: Point
  menu: readonly Dish[]
  /** Looks at its orders late, and at some never. */
  isLazy: boolean
}
export type Customer = { externalId: string; name: string; phone: string; detail: string; point: Point }
export type Population = {
  riders: Worker[]
  chauffeurs: Worker[]
  companions: Worker[]
  shops: Shop[]
  customers: Customer[]
}

const surnames = [...'王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕']
const firstSigns = [...'建国志海晓文俊子明春雨思佳梦欣永立振家少天一玉秀红丽']
const lastSigns = [...'强军伟涛鹏飞杰斌磊超勇辉林峰宇轩浩然琳娜颖洁雪婷慧敏芳燕霞梅']
const roads = [
  '农业路',
  '花园路',
  '经三路',
  '东风路',
  '文化路',
  '红专路',
  '纬五路',
  '丰产路',
  '政七街',
  '黄河路',
  '城东路',
  '郑汴路',
]
const estates = [
  '云溪花园',
  '锦澜苑',
  '和风里',
  '望禾小区',
  '书香庭',
  '槐荫新村',
  '明月湾',
  '青禾公寓',
  '泊岸家园',
  '晴川府',
]
const offices = ['远帆大厦', '中禾广场', '启程中心', '金穗写字楼', '云谷科技园']
const shifts: Record<WorkerKind, readonly Shift[]> = {
  rider: [
    { from: 6, to: 15 },
    { from: 9, to: 20 },
    { from: 10, to: 22 },
    { from: 16, to: 1 },
    { from: 20, to: 7 },
  ],
  // Where people dine they drink, and want to be driven home until three.
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

/** The same people in every run and for every seed, so that the desk meets the same workers after a restart. */
export function createPopulation(): Population {
  const random = createRandom('cast')
  return {
    riders: workers('rider', 'R', 40, 1, random),
    shops: shopNames.map(([name, kitchen], index) => ({
      externalId: `M${numbered(index + 1, 2)}`,
      name,
      phone: phoneOf(101 + index),
      detail: `${random.pick(roads)}${random.whole(1, 180)}号${random.whole(1, 12)}号铺`,
      point: pointWithin(random, 3500),
      menu: menus[kitchen],
      isLazy: index % 9 === 4,
    })),
    customers: Array.from({ length: 300 }, (_, index) => ({
      externalId: `C${numbered(index + 1, 4)}`,
      name: nameOf(random),
      phone: phoneOf(1001 + index),
      detail: doorOf(random),
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
    isChoosy: index % 10 === 7,
  }))
}

/** Every third rider carries food only; each companion plays two of the games. */
function serviceTypesOf(kind: WorkerKind, index: number): string[] {
  if (kind === 'chauffeur') return []
  if (kind === 'rider') return index % 3 === 2 ? ['food'] : ['food', ...errandKinds]
  return games.filter((_, place) => (index + place) % games.length < 2).map(gameType)
}

export function isOnShift({ shift: { from, to } }: Worker, hour: number): boolean {
  return from < to ? hour >= from && hour < to : hour >= from || hour < to
}

function nameOf(random: Random): string {
  const name = random.pick(surnames)
  return random.chance(0.2) ? name + random.pick(lastSigns) : name + random.pick(firstSigns) + random.pick(lastSigns)
}

/** The block 199 0000 is ours: nobody's phone rings. */
function phoneOf(number: number): string {
  return `1990000${numbered(number, 4)}`
}

function doorOf(random: Random): string {
  const street = `${random.pick(roads)}${random.whole(1, 220)}号`
  if (random.chance(0.3)) return `${street}${random.pick(offices)}${random.pick([...'ABC'])}座${random.whole(2, 28)}层`
  return `${street}${random.pick(estates)}${random.whole(1, 26)}号楼${random.whole(1, 4)}单元${random.whole(1, 28)}0${random.whole(1, 4)}`
}

function pointWithin(random: Random, metres: number): Point {
  return shifted(cityCentre, random.between(-metres, metres), random.between(-metres, metres))
}

function numbered(number: number, digits: number): string {
  return String(number).padStart(digits, '0')
}
