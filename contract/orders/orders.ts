import { z } from 'zod'
import { command, type Needs, query } from '#contract/base/operation.ts'
import { pageOf } from '#contract/base/page.ts'
import { Fen, Id, longText, Metres, ReasonedTarget, Seconds, Target } from '#contract/base/values.ts'
import { exportCommand } from '#contract/desk/exports.ts'
import { GeoPoint } from '#contract/open/open-values.ts'
import { MapFiles } from '#contract/orders/maps/map-files.ts'
import { cancelCodes } from '#contract/orders/order-names.ts'
import { orderQueues } from '#contract/orders/order-queues.ts'
import { OrderDetail, OrderRow } from './order.ts'
import { CountsQuestion, OrderQuestion } from './order-question.ts'
import { winners } from './service-details.ts'

function reasoned<const N extends Needs>(name: `orders.${string}`, needs: N) {
  return command(name, { needs, input: ReasonedTarget, output: OrderDetail })
}

export const orders = {
  list: query('orders.list', { needs: 'orders.view', input: OrderQuestion, output: pageOf(OrderRow) }),
  /** The list as a file, made in the background. */
  export: exportCommand('orders.export', OrderQuestion),
  counts: query('orders.counts', {
    needs: 'orders.view',
    input: CountsQuestion,
    output: z.partialRecord(z.enum(orderQueues), z.int()),
  }),
  /** How many matches of a search are not in this queue; counting ends at 1,000. */
  elsewhere: query('orders.elsewhere', {
    needs: 'orders.view',
    input: CountsQuestion.extend({ queue: z.enum(orderQueues), search: z.string().trim().min(1).max(64) }),
    output: z.object({ count: z.int() }),
  }),
  /** Errands and express together, as the screen /sendorder begins. */
  sendOrders: query('orders.sendOrders', {
    needs: 'orders.view',
    input: OrderQuestion.omit({ service: true }),
    output: pageOf(OrderRow),
  }),
  /** Express alone, with its waybills. */
  waybills: query('orders.waybills', {
    needs: 'orders.view',
    input: OrderQuestion.omit({ service: true }),
    output: pageOf(OrderRow),
  }),
  /** The newest matches of any service, for the search over everything. */
  find: query('orders.find', {
    needs: 'orders.view',
    input: z.object({ search: z.string().trim().min(2).max(64) }),
    output: z.object({ rows: z.array(OrderRow) }),
  }),
  /** The first order that there ever was in the reader's cities, of any service; null before. */
  first: query('orders.first', {
    needs: 'orders.view',
    input: z.object({}),
    output: z.object({ order: OrderRow.pick({ no: true, service: true }).nullable() }),
  }),
  /** Of maps of an order's places. */
  ground: query('orders.ground', {
    needs: 'orders.view',
    cityScope: 'none',
    input: z.object({}),
    output: z.object(MapFiles),
  }),
  get: query('orders.get', { needs: 'orders.view', input: z.object({ no: z.string().max(32) }), output: OrderDetail }),
  accept: reasoned('orders.accept', 'orders.accept'),
  assign: command('orders.assign', {
    needs: 'orders.assign',
    input: Target.extend({ workerId: Id }),
    output: OrderDetail,
  }),
  reassign: command('orders.reassign', {
    needs: 'orders.assign',
    input: ReasonedTarget.extend({ workerId: Id }),
    output: OrderDetail,
  }),
  /** Takes the order from its worker and lets it wait for another. */
  handBack: reasoned('orders.handBack', 'orders.assign'),
  /** Looks for a chauffeur again. */
  retry: reasoned('orders.retry', 'orders.assign'),
  /** Books the parcel with its carrier again. */
  rebook: reasoned('orders.rebook', 'orders.exception'),
  flag: reasoned('orders.flag', 'orders.exception'),
  resume: reasoned('orders.resume', 'orders.exception'),
  sendBack: reasoned('orders.sendBack', 'orders.exception'),
  /** Confirms in the customer's name that the goods that were bought are right. */
  confirmGoods: reasoned('orders.confirmGoods', 'orders.exception'),
  /** Ends a ride that the chauffeur's app did not report as ended. */
  end: command('orders.end', {
    needs: 'orders.complete',
    input: ReasonedTarget.extend({ drivenM: Metres, waitSeconds: Seconds, tollFen: Fen, totalFen: Fen }),
    output: OrderDetail,
  }),
  /** At most half of the first fee more or less. */
  adjustFee: command('orders.adjustFee', {
    needs: 'orders.complete',
    input: ReasonedTarget.extend({ totalFen: Fen }),
    output: OrderDetail,
  }),
  /** Whoever called for help is safe or cared for; the reason says what was done. */
  settleHelp: command('orders.settleHelp', {
    needs: 'orders.exception',
    input: ReasonedTarget.extend({
      passengerReached: z.literal(true),
      chauffeurReached: z.literal(true),
      caseNo: z.string().trim().max(40),
    }),
    output: OrderDetail,
  }),
  arbitrate: reasoned('orders.arbitrate', 'orders.judge'),
  awardCustomer: reasoned('orders.awardCustomer', 'orders.judge'),
  /** The sum of the three shares is `paidFen`. */
  split: command('orders.split', {
    needs: 'orders.judge',
    input: ReasonedTarget.extend({ customerFen: Fen, companionFen: Fen, platformFen: Fen }),
    output: OrderDetail,
  }),
  awardCompanion: reasoned('orders.awardCompanion', 'orders.judge'),
  judge: command('orders.judge', {
    needs: 'orders.judge',
    input: ReasonedTarget.extend({ winner: z.enum(winners) }),
    output: OrderDetail,
  }),
  judgeAgain: command('orders.judgeAgain', {
    needs: 'orders.judge',
    input: ReasonedTarget.extend({ winner: z.enum(winners) }),
    output: OrderDetail,
  }),
  annul: reasoned('orders.annul', 'orders.judge'),
  /** Urges whoever the order waits for, at most once in three minutes. */
  urge: command('orders.urge', { needs: 'orders.follow', input: Target, output: OrderDetail }),
  /** Before pick-up, at most 1 km from the first destination. */
  changeAddress: command('orders.changeAddress', {
    needs: 'orders.exception',
    input: ReasonedTarget.extend({ detail: longText.min(2), point: GeoPoint }),
    output: OrderDetail,
  }),
  /** Shows colleagues who takes care of it. Ends after 10 minutes without work on the order, and with the order. */
  claim: command('orders.claim', {
    needs: 'orders.follow',
    input: Target.extend({
      /** Also if a colleague has claimed it. */
      takeOver: z.boolean().default(false),
    }),
    output: OrderDetail,
  }),
  release: command('orders.release', { needs: 'orders.follow', input: Target, output: OrderDetail }),
  note: command('orders.note', {
    needs: 'orders.follow',
    input: Target.extend({ text: longText.min(1) }),
    output: OrderDetail,
  }),
  complete: reasoned('orders.complete', 'orders.complete'),
  cancel: command('orders.cancel', {
    needs: 'orders.cancel',
    input: Target.extend({ code: z.enum(cancelCodes), reason: longText.default('') }).refine(
      asked => asked.code !== 'Z99' || asked.reason.length >= 2,
      { path: ['reason'], params: { word: 'sayWhy' } },
    ),
    output: OrderDetail,
  }),
}
