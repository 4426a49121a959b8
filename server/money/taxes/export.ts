import { taxes } from '#contract/money/taxes.ts'
import { choice, exportOf, money, number, text, yesOrNo } from '#server/desk/exports/index.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { unsealText } from '#server/people/index.ts'
import { taxesWords } from '#words/money/deposits.ts'
import { workersWords } from '#words/people/workers.ts'
import { list } from './list.ts'

const { columns } = taxesWords

/** The rows of the list, with whole identity numbers. */
export const taxesExport = exportOf(taxes, {
  title: taxesWords.title,
  async read(context, question) {
    const page = await list(context, question)
    const numberOf = await numbersOf(
      context,
      page.rows.map(({ id }) => id),
    )
    return { ...page, rows: page.rows.map(row => ({ ...row, identity: numberOf.get(row.id) ?? '' })) }
  },
  columns: [
    text(columns.no, 14, row => row.no),
    text(columns.name, 16, row => row.name),
    choice(columns.kind, 14, workersWords.kinds, row => row.kind),
    text(columns.identity, 22, row => row.identity),
    money(columns.income, 16, row => row.incomeFen),
    money(columns.returned, 16, row => row.returnedFen),
    money(columns.net, 16, row => row.netFen),
    money(columns.adjusted, 16, row => row.adjustedFen),
    money(columns.withheld, 16, row => row.withheldFen),
    number(columns.orders, 10, row => row.orders),
    yesOrNo(columns.exempt, row => row.isExempt),
  ],
})

async function numbersOf({ db, runtime }: QueryContext, workerIds: readonly number[]): Promise<Map<number, string>> {
  if (workerIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('tax_profiles')
    .select(['worker_id', 'number_sealed'])
    .where('worker_id', 'in', workerIds)
    .execute()
  const entries = rows.map(async row => [row.worker_id, await unsealText(runtime, row.number_sealed)] as const)
  return new Map(await Promise.all(entries))
}
