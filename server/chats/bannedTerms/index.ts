export { findBannedTerm, refuseBannedTerm } from './refuse-banned-term.ts'
