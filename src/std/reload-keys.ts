/** Session storage keys with the time and the path of the last reload after a missing script. */
export const reloadKeys = { at: 'reloaded-at', path: 'reloaded-for' } as const
