export {
  type AccountName,
  channelAccount,
  merchantAccount,
  ownedAccount,
  personAccount,
  platformAccount,
} from './accounts.ts'
export { balancesOf, type OwnedBalances } from './balances.ts'
export { lockAccounts } from './lock-accounts.ts'
export { credit, debit, type LedgerLine, lockBalance, type NewTransaction, postTransaction } from './post.ts'
