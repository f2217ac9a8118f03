// Replaces Next's cache with one that stores nothing.
export const unstable_cache = <Read>(read: Read): Read => read
export const revalidateTag = (): void => {}
