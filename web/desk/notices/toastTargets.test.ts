// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { targetOf } from '#contract/desk/notification-screens.ts'
import { type Topic, topics } from '#contract/desk/notification-topics.ts'
import { placeOf } from '#web/kit/route.ts'
import { isMessageAt, isShownAt, sayArrived, sharedTarget, toastTargetOf, tuneOf } from './toastTargets.ts'

const one = (type: number, msg = '', link = '') => ({ type, msg, link })

test('The sound of orders takes precedence; a batch of one kind links to its screen, a mixed one to the home page', () => {
  expect(tuneOf([one(0), one(6)])).toBe('order')
  expect(tuneOf([one(7), one(15)])).toBe('message')
  expect(sharedTarget([one(6, '【外卖】新订单'), one(6, '【外卖】催单')])).toBe('/order')
  expect(sharedTarget([one(6, '【外卖】新订单'), one(6, '【跑腿】新订单')])).toBeUndefined()
  expect(sharedTarget([one(1), one(5)])).toBe('/kefumsg')
})

test('The link of a batch does not depend on the language', () => {
  const english = [one(6, '[Food] New order 1', '/order?no=1'), one(6, '[Food] New order 2', '/order?no=2')]
  expect(sharedTarget(english)).toBe('/order')
  expect(sharedTarget([...english, one(6, '[Chauffeur] New ride 3', '/daiorder?no=3')])).toBeUndefined()
  expect(sharedTarget([one(0, 'Hello', '/kefumsg?chat=4'), one(1, 'Picture', '/kefumsg?chat=4')])).toBe(
    '/kefumsg?chat=4',
  )
})

test('A message counts as seen when its conversation is open, whatever else the address has', () => {
  const message = one(0, '在吗', '/kefumsg?chat=4')
  expect(isMessageAt(message, placeOf('/kefumsg?queue=mine&chat=4'))).toBe(true)
  for (const elsewhere of ['/kefumsg?queue=mine&chat=44', '/kefumsg', '/dashboard?chat=4'])
    expect(isMessageAt(message, placeOf(elsewhere))).toBe(false)
  expect(isMessageAt(one(5, '会话超时预警', '/kefumsg?chat=4'), placeOf('/kefumsg?chat=4'))).toBe(false)
  expect(isMessageAt(one(0, '在吗'), placeOf('/kefumsg'))).toBe(false)
})

test('A toast links to the record, that of a challenge to the challenges', () => {
  expect(toastTargetOf(one(6, '【外卖】新订单', '/order?no=1'))).toBe('/order?no=1')
  expect(toastTargetOf(one(6, '【陪玩】收到挑战'))).toBe('/gamepk')
  expect(toastTargetOf(one(6, '【陪玩】新订单'))).toBe('/gameorder')
  expect(toastTargetOf(one(8, '挑战赛公告'))).toBe('/gonggao')
})

test('A new order is said by the list in front if it is of that list and shown there', () => {
  const notification = one(6, '[Food] New order 1', '/order?no=1')
  expect(isShownAt(notification, placeOf('/order?queue=dispatch'))).toBe(true)
  expect(isShownAt(notification, placeOf('/order'))).toBe(true)
  for (const elsewhere of ['/daiorder', '/order?queue=completed', '/order?queue=all&search=1234'])
    expect(isShownAt(notification, placeOf(elsewhere))).toBe(false)
  expect(isShownAt(one(7, 'Late', '/order?no=1'), placeOf('/order'))).toBe(false)
})

test('The conversations, complaints and papers in front say what is new among them; a warning is said everywhere', () => {
  expect(isShownAt(one(0, '在吗', '/kefumsg?chat=4'), placeOf('/kefumsg?queue=mine&chat=9'))).toBe(true)
  expect(isShownAt(one(14, '新投诉', '/tousu?open=3'), placeOf('/tousu'))).toBe(true)
  expect(isShownAt(one(14, '新投诉', '/tousu?open=3'), placeOf('/kefumsg'))).toBe(false)
  expect(isShownAt(one(5, '会话超时预警', '/kefumsg?chat=4'), placeOf('/kefumsg?queue=mine'))).toBe(false)
  expect(isShownAt(one(12, '新举报'), placeOf('/user/dongtailist'))).toBe(false)
})

test('Several that came together are one line with the number of each topic', () => {
  const names = Object.fromEntries(topics.map(topic => [topic, topic])) as Record<Topic, string>
  const about = (topic: Topic, msg = '') => ({ topic, msg })
  expect(sayArrived([about('newOrder', '【外卖】新订单 1')], names)).toBe('【外卖】新订单 1')
  const several = (['urge', 'message', 'newOrder', 'message', 'newOrder', 'newOrder'] as const).map(topic =>
    about(topic),
  )
  expect(sayArrived(several, names)).toBe('+3 newOrder · 1 urge · 2 message')
})

test('A notification links to its record; without one to the screen of its type, and a system message to the home page', () => {
  expect(targetOf(one(7, '系统消息', '/system/log?id=3'))).toBe('/system/log?id=3')
  expect(targetOf(one(7, '系统消息'))).toBe('/dashboard')
  expect(targetOf(one(6, '未知业务的新订单'))).toBe('/dashboard')
  const screens = [8, 9, 10, 11, 12, 13, 14, 15].map(type => targetOf(one(type)))
  expect(screens).toEqual([
    '/gonggao',
    '/tixian',
    '/list',
    '/user/renzheng',
    '/user/dongtailist',
    '/shenqing',
    '/tousu',
    '/fankui',
  ])
})
