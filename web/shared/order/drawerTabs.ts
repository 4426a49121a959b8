/** What the drawer of an order shows, one at a time. */
export const drawerTabs = ['overview', 'timeline', 'bill', 'talks', 'notes'] as const
export type DrawerTab = (typeof drawerTabs)[number]
