import { todoKinds } from '#contract/dashboard/blocks.ts'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import { CountsQuestion, urgentQueues } from '#contract/orders/order-question.ts'
import { orders } from '#contract/orders/orders.ts'
import { type Service, services } from '#contract/orders/service.ts'
import { ordersOf } from '#server/dashboard/lists.ts'
import { readShared } from '#server/dashboard/shared.ts'
import { may } from '#server/kit/caller.ts'
import { handle } from '#server/kit/handle.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { countedQueues, counts } from '#server/orders/index.ts'
import { ofEverybody, ofOnePerson, type Source, type TodoItem, todoItem } from './todo-sources.ts'

const permissions = [...ofEverybody.map(({ needs }) => needs), 'recon.settle']

/** The same for all with these permissions and cities. */
const readCommon = readShared(
  `${dashboard.todo.name}.common`,
  { permissions, settings: ['money.payoutHours'] },
  (context, _: object) => readAll(context, ofEverybody),
)

export const todo = handle(dashboard.todo, async context => {
  const seesOrders = may(context.caller, orders.list.needs)
  const ofServices = seesOrders ? await Promise.all(services.map(service => ofOrders(context, service))) : []
  const items = [...(await readCommon(context, {})), ...(await readAll(context, ofOnePerson))]
  const inOrder = items.toSorted((one, other) => todoKinds.indexOf(one.kind) - todoKinds.indexOf(other.kind))
  return { asOf: Date.now(), items: [...ofServices.flat(), ...inOrder] }
})

async function readAll(context: QueryContext, sources: readonly Source[]): Promise<TodoItem[]> {
  const items: TodoItem[] = []
  for (const { needs, read } of sources) if (context.caller.permissions.has(needs)) items.push(...(await read(context)))
  return items
}

async function ofOrders(context: QueryContext, service: Service): Promise<TodoItem[]> {
  const counted = await counts(context, CountsQuestion.parse({ service }))
  return countedQueues(service).map(queue =>
    todoItem('orders', counted[queue] ?? 0, ordersOf(service, { cityCode: '' }, { queue }), {
      queue,
      isUrgent: urgentQueues.includes(queue),
    }),
  )
}
