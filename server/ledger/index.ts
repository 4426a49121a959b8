export { channelAccount, merchantAccount, ownedAccount, personAccount, platformAccount } from './accounts.ts'
export { credit, debit, type LedgerLine, lockBalance, type NewTransaction, postTransaction } from './post.ts'
