/** `npm run drills` makes every round of the long journeys, `npm test` some of them. */
export const roundsOf = ({ some, all }: { some: number; all: number }): number =>
  process.env.DRILLS === 'all' ? all : some
