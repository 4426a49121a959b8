import ChevronRight from 'lucide-react/icons/chevron-right'
import type { MenuRoute } from '#contract/access/session.ts'
import { Link } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { shellWords } from '#words/desk/shell.ts'

type Crumb = { title: string; path: string | undefined }

/** Dashboard, groups and current page; only the dashboard is a link. Where there is little room, the page alone. */
export function Breadcrumbs({ trail, home }: { trail: readonly MenuRoute[]; home: MenuRoute | undefined }) {
  const words = useWords(shellWords)
  const crumbs = crumbsOf(trail, home)
  return (
    <nav aria-label={words.breadcrumbs} className="@container min-w-0 flex-1 px-1">
      <ol className="flex min-w-0 items-center gap-1 text-sm text-muted">
        {crumbs.map(({ title, path }, at) => {
          const isLast = at === crumbs.length - 1
          return (
            <li
              key={title}
              aria-current={isLast ? 'page' : undefined}
              className={`flex min-w-0 items-center gap-1 ${isLast ? 'text-ink' : '@max-sm:hidden'}`}
            >
              {at > 0 && <ChevronRight size={14} aria-hidden className="shrink-0 text-muted @max-sm:hidden" />}
              {path && !isLast ? (
                <Link to={path} className="truncate hover:text-accent-ink">
                  {title}
                </Link>
              ) : (
                <span className="truncate">{title}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

function crumbsOf(trail: readonly MenuRoute[], home: MenuRoute | undefined): Crumb[] {
  const shown = trail.filter(({ meta }) => meta.breadcrumb !== false && meta.title)
  const titles = shown.filter((route, at) => route.meta.title !== shown[at + 1]?.meta.title)
  const own = titles.map(({ meta }): Crumb => ({ title: meta.title, path: undefined }))
  if (!home || own.some(({ title }) => title === home.meta.title)) return own
  return [{ title: home.meta.title, path: '/dashboard' }, ...own]
}
