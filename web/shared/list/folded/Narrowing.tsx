import type { ReactNode } from 'react'
import { useIsMobile } from '#web/ui/list/screenWidth.ts'
import { Elsewhere, type ElsewhereProps } from '../Elsewhere.tsx'
import type { Asked } from '../OwnMade.tsx'
import { FoldedFilters } from './FoldedFilters.tsx'

type NarrowingProps = Pick<ElsewhereProps, 'list'> & {
  tabs?: ElsewhereProps['tabs'] | undefined
  search?: { value: string } | undefined
  everywhere?: ElsewhereProps['everywhere'] | undefined
  asked?: Asked | undefined
  filters?: ReactNode
  setFilters?: number | undefined
  unfolded?: boolean | undefined
}

/** Beside the search box: what it finds under other tabs, and on a phone the filters behind their chip. */
export function Narrowing(props: NarrowingProps) {
  const { list, tabs, search, everywhere, asked, filters, setFilters, unfolded } = props
  const isMobile = useIsMobile()
  return (
    <>
      {search?.value && tabs && everywhere && <Elsewhere everywhere={everywhere} list={list} tabs={tabs} />}
      {isMobile && !unfolded && asked && filters ? (
        <FoldedFilters asked={asked} everywhere={everywhere} count={setFilters}>
          {filters}
        </FoldedFilters>
      ) : (
        isMobile && filters
      )}
    </>
  )
}
