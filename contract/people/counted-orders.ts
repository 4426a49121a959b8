/** The orders of a person are counted up to this: a company may have a hundred thousand. */
export const mostOrdersCounted = 1000
