export { type Planned, proposalFor, type WaitingOrder } from './plan/proposal.ts'
export { viewProposal } from './plan/propose.ts'
export { waitingOrders } from './waiting.ts'
