/** Reasons of a rejection, and things that are asked for, as the contract has them. */
export const mostFaults = 4
export const mostItems = 6
