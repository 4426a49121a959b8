import { type ComponentType, Suspense } from 'react'
import { z } from 'zod'
import { lazily } from '#web/kit/lazily.ts'
import { useMay } from '#web/kit/may.ts'
import { navigate, useLocation } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { useQuestion } from '#web/shared/list/addressQuestion.ts'
import type { TabsProps } from '#web/ui/list/Tabs.tsx'
import { openPlatformWords } from '#words/open/apps.ts'

/** A tab of the page with the permission that shows it. Each keeps its own filters in the address. */
const tabs = {
  apps: { needs: 'apps.view', Tab: lazily(async () => (await import('./apps/AppsTab.tsx')).AppsTab) },
  endpoints: {
    needs: 'webhooks.view',
    Tab: lazily(async () => (await import('./endpoints/EndpointsTab.tsx')).EndpointsTab),
  },
  deliveries: {
    needs: 'webhooks.view',
    Tab: lazily(async () => (await import('./deliveries/DeliveriesTab.tsx')).DeliveriesTab),
  },
} as const satisfies Record<string, { needs: `${string}.${string}`; Tab: ComponentType<OpenPlatformTab> }>
type TabKey = keyof typeof tabs
const tabKeys = Object.keys(tabs) as [TabKey, ...TabKey[]]

/** What every tab shows above its rows: `<TableScreen {...screen} {...heading}>`. */
type OpenPlatformHeading = { title: string; panel: string; tabs: Omit<TabsProps<TabKey>, 'panel'> }
export type OpenPlatformTab = { heading: OpenPlatformHeading }

const Question = z.object({ tab: z.enum(tabKeys).default('apps') })

/** Apps from outside: who they are, and what they are told. */
export function OpenPlatformPage() {
  const text = useWords(openPlatformWords)
  const { path } = useLocation()
  const [{ tab: asked }] = useQuestion(Question)
  const maySeeWebhooks = useMay('webhooks.view')
  const seen = { apps: useMay(tabs.apps.needs), endpoints: maySeeWebhooks, deliveries: maySeeWebhooks }
  const tab = seen[asked] ? asked : (tabKeys.find(key => seen[key]) ?? asked)
  const heading: OpenPlatformHeading = {
    title: text.title,
    panel: 'open-platform',
    tabs: {
      label: text.title,
      tabs: tabKeys.filter(key => seen[key]).map(key => ({ key, label: text.tabs[key] })),
      current: tab,
      // Another tab has other filters.
      onChoose: next => navigate(next === 'apps' ? path : `${path}?tab=${next}`),
    },
  }
  const { Tab } = tabs[tab]
  return (
    <Suspense>
      <Tab heading={heading} />
    </Suspense>
  )
}
