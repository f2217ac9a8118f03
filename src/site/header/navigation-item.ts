import type { Navigation } from '@/server/get-navigation'

/** An entry of the top menu, as the CMS has it. */
export type NavigationItem = Navigation['items'][number]

/** An entry of a dropdown. */
export type NavigationChild = NonNullable<NavigationItem['children']>[number]
