import { useEffect } from 'react'
import { queryClient } from '#web/kit/read.ts'
import { addressNow, navigate, type Place, textOf, useAddress } from '#web/kit/route.ts'
import { createStore, useStore } from '#web/kit/store.ts'
import {
  type Closing,
  closeTabs,
  neighbourOf,
  noTabs,
  openTab,
  refreshTab,
  type Tabs,
  tabsFromText,
  tabsToText,
  withAffixed,
} from './tabs.ts'

type Opened = { entry: string; tabs: Tabs }

const opened = createStore<Opened>({ entry: '', tabs: noTabs })

/** The open tabs of this person in this window; they survive a reload and end with the session. */
export function useTabs(personId: number, affixed: readonly string[], isScreen: (path: string) => boolean): Tabs {
  const address = useAddress()
  const kept = useStore(opened)
  const entry = `tabs:${personId}`
  const base = withAffixed(kept.entry === entry ? kept.tabs : tabsFromText(sessionStorage.getItem(entry)), affixed)
  const tabs = isScreen(address.path) ? openTab(base, address) : base

  useEffect(() => {
    opened.set({ entry, tabs })
    sessionStorage.setItem(entry, tabsToText(tabs))
  }, [entry, tabs])

  return tabs
}

/** Leaves the address only when the tab in front is among the closed ones. */
export function closePages(key: string, closing: Closing, affixed: readonly string[]): void {
  const { entry, tabs: before } = opened.get()
  const after = closeTabs(before, key, closing, affixed)
  const front = addressNow().path
  const isFrontOpen = after.list.some(tab => tab.key === front)
  const next = after.list.find(tab => tab.key === key) ?? neighbourOf(before, after, front)
  opened.set({ entry, tabs: after })
  if (!isFrontOpen) navigate(next ? textOf(next.place) : '/dashboard')
}

/** Draws the page of `key` anew and asks again for what it shows. */
export function refreshPage(key: string): void {
  const { entry, tabs } = opened.get()
  opened.set({ entry, tabs: refreshTab(tabs, key) })
  void queryClient.invalidateQueries()
}

/** A click on what is in front refreshes it; what is open comes to the front as it was left. */
export function goOrRefresh(to: Place): void {
  const open = opened.get().tabs.list.find(tab => tab.key === to.path)
  if (to.path === addressNow().path) refreshPage(to.path)
  else navigate(textOf(open?.place ?? to))
}

export function forgetTabs(): void {
  sessionStorage.removeItem(opened.get().entry)
  opened.set({ entry: '', tabs: noTabs })
}
