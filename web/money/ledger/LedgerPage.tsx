import { type ReactNode, Suspense } from 'react'
import { api } from '#web/kit/api.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { useQuestion } from '#web/shared/list/addressQuestion.ts'
import type { TabsProps } from '#web/ui/list/Tabs.tsx'
import { ledgerScreenWords } from '#words/money/ledger.ts'
import { cleared, type LedgerTab, ledgerTabs, Question } from './question.ts'
import { TransactionList } from './transactions/TransactionList.tsx'

const AccountList = lazily(async () => (await import('./accounts/AccountList.tsx')).AccountList)
const TrialBalance = lazily(async () => (await import('./trial/TrialBalance.tsx')).TrialBalance)
const AdjustmentList = lazily(async () => (await import('./adjustments/AdjustmentList.tsx')).AdjustmentList)

/** What every part of the ledger shows above its rows. */
export type LedgerHeading = { title: string; panel: string; tabs: Omit<TabsProps<LedgerTab>, 'panel'> }

/** The ledger: its transactions, its accounts, whether it balances, and corrections by hand. */
export function LedgerPage() {
  const text = useWords(ledgerScreenWords)
  const [{ tab }, setQuestion] = useQuestion(Question)
  const { data: pending } = useRead(api.ledger.adjustments, { state: 'pending' })
  const heading: LedgerHeading = {
    title: text.title,
    panel: 'ledger-list',
    tabs: {
      label: text.tabsLabel,
      tabs: ledgerTabs.map(key => ({
        key,
        label: text.tabs[key],
        count: key === 'adjustments' ? pending?.rows.length : undefined,
      })),
      current: tab,
      onChoose: next => setQuestion({ ...cleared, tab: next }),
    },
  }
  return <Suspense>{partOf(tab, heading)}</Suspense>
}

function partOf(tab: LedgerTab, heading: LedgerHeading): ReactNode {
  if (tab === 'accounts') return <AccountList heading={heading} />
  if (tab === 'trial') return <TrialBalance heading={heading} />
  if (tab === 'adjustments') return <AdjustmentList heading={heading} />
  return <TransactionList heading={heading} />
}
