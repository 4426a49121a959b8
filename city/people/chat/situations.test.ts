import { describe, expect, test } from 'vitest'
import { createPopulation } from '#city/people/population.ts'
import { createOrderContent, toOpenOrder } from '#city/services/orders.ts'
import { createOrderBook } from '#city/world/order-book.ts'
import { createRandom } from '#city/world/random.ts'
import { type Service, services } from '#contract/orders/service.ts'
import { factsOf } from './order-facts.ts'
import { chosen, type Situation, sayable, situations, situationsOf } from './situations.ts'

const population = createPopulation()
const all = Object.values(situations)

/** An order of a service, with a worker if it has one. */
function orderOf(service: Service) {
  const plan = createOrderContent(population, 'texts', `${service}-1`, service)
  const request = toOpenOrder(plan, { externalNo: `C1-${service}-0001`, cityCode: '410100', speed: 1 })
  const order = createOrderBook(population, 'texts').open(
    { no: 'WM261120120000000042', state: 'placed', version: 1 },
    request,
  )
  const worker = { food: 'R0003', errand: 'R0003', chauffeur: 'D0002', companion: 'P0002' }[service as 'food']
  return Object.assign(order, { lastWorkerId: worker ?? null })
}

describe('what people write', () => {
  test('are 200 texts and more, none of them twice', () => {
    const texts = all.flatMap(({ openings, answers }) => [...openings, ...answers])
    expect(texts.length).toBeGreaterThanOrEqual(200)
    expect(new Set(texts).size).toBeGreaterThanOrEqual(200)
    for (const { openings } of all) expect(new Set(openings).size).toBe(openings.length)
  })

  test.each(services)('about an order of %s names what that order has, in openings and in answers', service => {
    const order = orderOf(service)
    const facts = factsOf(order, population, 26)
    for (const occasion of ['underway', 'ended'] as const) {
      const fitting = situationsOf(service, occasion, 26)
      expect(fitting.length).toBeGreaterThan(1)
      for (const name of fitting)
        for (const texts of [situations[name].openings, situations[name].answers]) {
          expect(sayable(texts, facts).length, `${service} ${name}`).toBeGreaterThan(1)
          for (const seed of 'abcdefgh') expect(chosen(texts, facts, createRandom(seed))).not.toMatch(/[{}]|null|NaN/)
        }
    }
  })

  test('belongs to the moment: nobody is late before twenty minutes, or thanks for what has not come', () => {
    const at = (minutes: number) => situationsOf('food', 'underway', minutes)
    expect(at(12)).not.toEqual(expect.arrayContaining(['late']))
    expect(at(25)).toEqual(expect.arrayContaining(['late', 'rude', 'address']))
    for (const early of ['thanks', 'wrong', 'spilled', 'refund'] satisfies Situation[])
      expect(at(25)).not.toContain(early)
    const ended = situationsOf('food', 'ended', 60)
    expect(ended).toEqual(expect.arrayContaining(['thanks', 'wrong', 'missing', 'spilled', 'refund', 'taste']))
    expect(ended).not.toEqual(expect.arrayContaining(['where']))
    expect(situationsOf('food', 'rider', 5)).toEqual(['shopClosed', 'slowKitchen', 'noAnswer'])
    expect(situationsOf('express', 'ended', 60)).not.toContain('wrong')
  })

  test('answers of a situation name nothing that its openings cannot know', () => {
    const known = ['dish', 'shop', 'rider', 'minutes', 'no', 'address', 'amount', 'goods']
    for (const { openings, answers } of all)
      for (const text of [...openings, ...answers])
        for (const [, name] of text.matchAll(/\{(\w+)\}/g)) expect(known).toContain(name)
  })

  test('remembers the order: its dish, its rider and its minutes', () => {
    const order = orderOf('food')
    const facts = factsOf(order, population, 26.4)
    expect(facts.rider).toBe(population.riders.find(({ externalId }) => externalId === 'R0003')?.name)
    expect(facts.minutes).toBe('26')
    expect(order.request.service === 'food' && order.request.lines[0]?.name).toBe(facts.dish)
    const unassigned = factsOf(Object.assign(order, { lastWorkerId: null }), population, 26)
    expect(sayable(situations.where.openings, unassigned).join('')).not.toContain('{rider}')
  })
})
