// A cache that keeps nothing, in place of Next's.
export const unstable_cache = <Read>(read: Read): Read => read
export const revalidateTag = (): void => {}
