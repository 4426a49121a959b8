import { useEffect } from 'react'
import { queryClient } from '#web/kit/read.ts'
import { addressNow, guardLeaving, navigate, type Place, textOf, useAddress } from '#web/kit/route.ts'
import { inWindow } from '#web/kit/storage.ts'
import { createStore, useStore } from '#web/kit/store.ts'
import { confirm } from '#web/kit/toast.ts'
import { forgetUnsaved, hasUnsaved } from '#web/kit/unsaved.ts'
import { wordsNow } from '#web/kit/words.ts'
import { shellWords } from '#words/desk/shell.ts'
import {
  type Closing,
  closeTabs,
  keptTabs,
  moveTab,
  neighbourOf,
  noTabs,
  openTab,
  refreshTab,
  type Tabs,
  tabsToKeep,
  withAffixed,
} from './tabs.ts'

type Opened = { entry: string; tabs: Tabs }

const opened = createStore<Opened>({ entry: '', tabs: noTabs })

/** The open tabs of this person in this window; they survive a reload and end with the session. */
export function useTabs(personId: number, affixed: readonly string[], isScreen: (path: string) => boolean): Tabs {
  const address = useAddress()
  const kept = useStore(opened)
  const entry = `tabs:${personId}`
  const base = withAffixed(kept.entry === entry ? kept.tabs : keptTabs(inWindow.json(entry)), affixed)
  const tabs = isScreen(address.path) ? openTab(base, address) : base

  useEffect(() => {
    opened.set({ entry, tabs })
    inWindow.setJson(entry, tabsToKeep(tabs))
  }, [entry, tabs])

  return tabs
}

/** Paths whose page is unmounted as soon as it is left. */
let fleeting: readonly string[] = []

export function setFleeting(paths: readonly string[]): void {
  fleeting = paths
}

guardLeaving((from, to) => from.path === to.path || !fleeting.includes(from.path) || mayTakeAway([from.path]))

/** True when nothing would be lost, else the person's answer to the confirmation. */
function mayTakeAway(paths: readonly string[]): true | Promise<boolean> {
  const held = paths.filter(hasUnsaved)
  return held.length === 0 || confirmGivingUp(held)
}

async function confirmGivingUp(held: readonly string[]): Promise<boolean> {
  const isSure = await confirm({ text: wordsNow(shellWords).sureToGiveUp, danger: true })
  if (isSure) for (const path of held) forgetUnsaved(path)
  return isSure
}

/** A tab with an unsaved form asks first. Navigates only when the active tab is among the closed ones. */
export async function closePages(key: string, closing: Closing, affixed: readonly string[]): Promise<void> {
  const { entry, tabs: before } = opened.get()
  const after = closeTabs(before, key, closing, affixed)
  const isOpen = (wanted: string) => after.list.some(tab => tab.key === wanted)
  if (!(await mayTakeAway(before.list.map(tab => tab.key).filter(path => !isOpen(path))))) return
  const front = addressNow().path
  const next = after.list.find(tab => tab.key === key) ?? neighbourOf(before, after, front)
  opened.set({ entry, tabs: after })
  if (!isOpen(front)) navigate(next ? textOf(next.place) : '/dashboard')
}

/** Remounts the page of `key` and refetches what it shows. */
export async function refreshPage(key: string): Promise<void> {
  if (!(await mayTakeAway([key]))) return
  const { entry, tabs } = opened.get()
  opened.set({ entry, tabs: refreshTab(tabs, key) })
  void queryClient.invalidateQueries()
}

export function movePage(key: string, to: string, affixed: readonly string[]): void {
  const { entry, tabs } = opened.get()
  opened.set({ entry, tabs: moveTab(tabs, key, to, affixed) })
}

/** A click on the active entry refreshes it; an open tab is activated as it was left. */
export function goOrRefresh(to: Place): void {
  const open = opened.get().tabs.list.find(tab => tab.key === to.path)
  if (to.path === addressNow().path) void refreshPage(to.path)
  else navigate(textOf(open?.place ?? to))
}

export function forgetTabs(): void {
  forgetUnsaved()
  for (const entry of inWindow.names()) if (entry.startsWith('tabs:')) inWindow.remove(entry)
  opened.set({ entry: '', tabs: noTabs })
}
