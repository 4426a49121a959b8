/** Jobs at the hour when an announcement is published or ends. */
export const dueQueue = 'announcements.due'
