/** Statuses of a message from the contact form; `done` means answered. */
export const messageStatuses = ['new', 'read', 'done'] as const
