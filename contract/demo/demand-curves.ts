import type { Service } from '#contract/orders/service.ts'

/** Share of the service's busiest hour at each full hour, 0–23. */
type Curves = { weekday: readonly number[]; weekend: readonly number[] }

/** Orders of food in the busiest hour of a plain weekday in fair weather: as many as forty riders deliver without letting people wait. */
export const demoPeak = 80

/** The peak of each service relative to that of food. */
export const demandShares: Readonly<Record<Service, number>> = {
  food: 1,
  chauffeur: 0.08,
  errand: 0.12,
  express: 0.06,
  companion: 0.06,
  challenge: 0.03,
}

/** How busy each hour is: of the simulated city, and of the demo's past. */
export const demandCurves: Readonly<Record<Service, Curves>> = {
  // Lunch 11–13, dinner 17–20; at weekends later and longer.
  food: {
    weekday: [
      0.1, 0.06, 0.04, 0.03, 0.03, 0.05, 0.12, 0.3, 0.34, 0.28, 0.4, 0.9, 1, 0.7, 0.4, 0.3, 0.4, 0.8, 1, 0.9, 0.6, 0.4,
      0.28, 0.18,
    ],
    weekend: [
      0.16, 0.1, 0.06, 0.04, 0.03, 0.04, 0.08, 0.18, 0.3, 0.36, 0.48, 0.8, 1, 0.85, 0.55, 0.42, 0.46, 0.8, 1, 0.95, 0.7,
      0.5, 0.36, 0.25,
    ],
  },
  chauffeur: {
    weekday: [0.6, 0.35, 0.2, 0.06, 0, 0, 0, 0, 0, 0, 0, 0, 0.02, 0.04, 0.02, 0, 0, 0, 0.05, 0.2, 0.5, 0.8, 0.9, 0.8],
    weekend: [0.9, 0.6, 0.4, 0.12, 0, 0, 0, 0, 0, 0, 0, 0, 0.05, 0.1, 0.08, 0, 0, 0, 0.08, 0.3, 0.6, 0.9, 1, 1],
  },
  errand: {
    weekday: [
      0.02, 0.01, 0, 0, 0, 0, 0.05, 0.25, 0.6, 0.9, 1, 0.8, 0.6, 0.7, 0.9, 1, 0.9, 0.8, 0.6, 0.45, 0.3, 0.2, 0.1, 0.05,
    ],
    weekend: [
      0.03, 0.02, 0, 0, 0, 0, 0.03, 0.12, 0.3, 0.5, 0.7, 0.7, 0.6, 0.6, 0.7, 0.7, 0.7, 0.7, 0.6, 0.5, 0.4, 0.25, 0.12,
      0.06,
    ],
  },
  express: {
    weekday: [0, 0, 0, 0, 0, 0, 0, 0.05, 0.4, 0.9, 1, 0.8, 0.4, 0.6, 0.9, 1, 0.9, 0.6, 0.2, 0.1, 0.05, 0, 0, 0],
    weekend: [0, 0, 0, 0, 0, 0, 0, 0, 0.1, 0.3, 0.4, 0.3, 0.15, 0.2, 0.3, 0.3, 0.25, 0.2, 0.1, 0.05, 0, 0, 0, 0],
  },
  companion: {
    weekday: [
      0.45, 0.25, 0.1, 0.04, 0, 0, 0, 0, 0.02, 0.04, 0.06, 0.1, 0.2, 0.2, 0.12, 0.12, 0.15, 0.25, 0.45, 0.75, 1, 1, 0.9,
      0.7,
    ],
    weekend: [
      0.7, 0.45, 0.25, 0.1, 0.03, 0, 0, 0, 0.05, 0.12, 0.25, 0.35, 0.4, 0.55, 0.65, 0.65, 0.6, 0.55, 0.65, 0.85, 1, 1,
      1, 0.9,
    ],
  },
  challenge: {
    weekday: [
      0.3, 0.15, 0.05, 0, 0, 0, 0, 0, 0, 0, 0.05, 0.1, 0.2, 0.2, 0.1, 0.1, 0.15, 0.25, 0.5, 0.8, 1, 0.9, 0.7, 0.5,
    ],
    weekend: [
      0.5, 0.3, 0.1, 0, 0, 0, 0, 0, 0.05, 0.1, 0.25, 0.35, 0.4, 0.6, 0.7, 0.7, 0.6, 0.5, 0.6, 0.9, 1, 1, 0.9, 0.7,
    ],
  },
}
