export { countPacketsToDecide } from './list.ts'
export { packetValues } from './moves.ts'
export { openByPeer } from './open.ts'
