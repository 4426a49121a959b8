export { type Planned, proposalFor } from './plan/proposal.ts'
export { viewProposal } from './plan/propose.ts'
export { waitingOrders } from './waiting.ts'
