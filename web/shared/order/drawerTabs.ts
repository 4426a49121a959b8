/** The tabs of an order's drawer. */
export const drawerTabs = ['overview', 'timeline', 'bill', 'talks', 'notes'] as const
export type DrawerTab = (typeof drawerTabs)[number]
