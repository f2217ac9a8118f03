/** What has become of a message from the contact form; `done` is an answered one. */
export const messageStatuses = ['new', 'read', 'done'] as const
