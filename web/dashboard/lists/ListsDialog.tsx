import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ListLink } from '#contract/dashboard/span.ts'
import { Link } from '#web/kit/route.ts'
import { useStore } from '#web/kit/store.ts'
import { useWords } from '#web/kit/words.ts'
import { Dialog } from '#web/ui/ask/Dialog.tsx'
import { dashboardPageWords } from '#words/dashboard/dashboard.ts'
import { orderNameWords } from '#words/orders/order.ts'
import { offeredLists } from './opened.ts'

/** The lists that explain a figure of several services, one for each. */
export function ListsDialog() {
  const text = useWords(dashboardPageWords)
  const offered = useStore(offeredLists)
  const close = () => offeredLists.set(undefined)
  if (!offered) return null
  return (
    <Dialog open onClose={close} title={text.more(offered.title)} width={420}>
      <div className="grid gap-4 pb-5">
        {offered.parts.map(({ name, lists, count }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one figure keep their places
          <section key={at} aria-label={name ?? offered.title}>
            {name && (
              <h3 className="mb-1 flex text-xs font-medium text-muted">
                {name}
                {count && <span className="ml-auto">{count}</span>}
              </h3>
            )}
            <ul>
              {lists.map(list => (
                <li key={list.link}>
                  <Link
                    to={list.link}
                    onClick={close}
                    className="-mx-2 flex min-h-control items-center rounded-md px-2 text-sm hover:bg-hover"
                  >
                    <ServiceName list={list} title={offered.title} />
                    <ChevronRight size={14} aria-hidden className="ml-auto opacity-50" />
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  )
}

function ServiceName({ list: { service }, title }: { list: ListLink; title: string }) {
  const { titles } = useWords(orderNameWords)
  return service ? titles[service] : title
}
