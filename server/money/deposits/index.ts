export { answerOf as answerDeposit, giveBackOf, receiveDepositResult } from './give-back.ts'
export { bookDeposit, depositsOf, moveDeposits } from './pay-in.ts'
