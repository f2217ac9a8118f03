import type { Navigation } from '@/data/get-navigation'

type StoredItem = Navigation['items'][number]
type StoredChild = NonNullable<StoredItem['children']>[number]

/** An entry of a dropdown. */
export type NavigationChild = Omit<StoredChild, 'path'> & { path: string }

/** An entry of the top menu: a link, or a dropdown. */
export type NavigationItem = Omit<StoredItem, 'children'> & {
  children?: readonly NavigationChild[] | null
}

/**
 * Omits entries without an address: the seed contains entries whose addresses only the operator
 * knows.
 */
export function listAddressedItems(items: readonly StoredItem[]): NavigationItem[] {
  return items
    .map(({ children, ...item }) => ({
      ...item,
      children: (children ?? []).flatMap(({ path, ...child }) =>
        path ? [{ ...child, path }] : [],
      ),
    }))
    .filter(({ path, children }) => Boolean(path) || children.length > 0)
}
