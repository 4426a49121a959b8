import { actsOn, judgedQueues, judgesOrders } from '#contract/dashboard/acts.ts'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import { type TodoKind, type TodoPart, todoKinds } from '#contract/dashboard/names.ts'
import { CountsQuestion } from '#contract/orders/order-question.ts'
import { type OrderQueue, staffQueues, urgentQueues } from '#contract/orders/order-queues.ts'
import { orders } from '#contract/orders/orders.ts'
import { type Service, services } from '#contract/orders/service.ts'
import { ordersOf } from '#server/dashboard/lists.ts'
import { everyMs, readShared } from '#server/dashboard/shared.ts'
import { type Caller, may } from '#server/kit/caller.ts'
import { handle } from '#server/kit/handle.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { countedQueues, countQueues } from '#server/orders/index.ts'
import { ofEverybody, ofOnePerson, type Source, type TodoItem, todoItem } from './todo-sources.ts'

const permissions = ofEverybody.flatMap(({ needs, kinds }) => [needs, ...kinds.flatMap(kind => actsOn[kind])])

/** The same for all with these permissions and cities. */
const readCommon = readShared(`${dashboard.todo.name}.common`, { permissions }, (context, _: object) =>
  readAll(context, ofEverybody),
)

export const todo = handle(dashboard.todo, async (context, { part }) => {
  const { caller } = context
  const isAsked = (one: TodoPart) => !part || part === one
  const seesOrders = isAsked('common') && may(caller, orders.list.needs) && waitsFor(caller, 'orders')
  const ofServices = seesOrders ? await Promise.all(services.map(service => ofOrders(context, service))) : []
  const common = isAsked('common') ? await readCommon(context, {}) : []
  const own = await readAll(
    context,
    ofOnePerson.filter(source => isAsked(source.part)),
  )
  const items = [...common, ...own]
  const inOrder = items.toSorted((one, other) => todoKinds.indexOf(one.kind) - todoKinds.indexOf(other.kind))
  return {
    asOf: Date.now(),
    items: [...ofServices.flat(), ...inOrder].filter(({ kind, queue }) => waitsFor(caller, kind, queue)),
  }
})

async function readAll(context: QueryContext, sources: readonly Source[]): Promise<TodoItem[]> {
  const items: TodoItem[] = []
  for (const { needs, kinds, read } of sources) {
    if (!may(context.caller, needs) || !kinds.some(kind => waitsFor(context.caller, kind))) continue
    items.push(...(await read(context)))
  }
  return items
}

/** Whether they can do something about it. Orders in dispute also wait for those who only judge. */
function waitsFor(caller: Caller, kind: TodoKind, queue: OrderQueue | null = null): boolean {
  if (kind === 'announcementsUnread') return true
  if (actsOn[kind].some(needed => may(caller, needed))) return true
  return kind === 'orders' && may(caller, judgesOrders) && (queue === null || judgedQueues.includes(queue))
}

async function ofOrders(context: QueryContext, service: Service): Promise<TodoItem[]> {
  const counted = await countQueues(context, CountsQuestion.parse({ service }), everyMs)
  return countedQueues(service).map(queue =>
    todoItem('orders', counted[queue] ?? 0, ordersOf(service, { cityCode: '' }, { queue }), {
      queue,
      isUrgent: urgentQueues.includes(queue),
      isUnderWay: !staffQueues.includes(queue),
    }),
  )
}
