/** What customers can order, as in the lists of choices. The plan of each is in `service.ts`. */
export type Service = 'food' | 'chauffeur' | 'errand' | 'express' | 'companion' | 'challenge'

/** Apart from the plans, because the dashboard needs only the names. */
export const services: [Service, ...Service[]] = ['food', 'chauffeur', 'errand', 'express', 'companion', 'challenge']
