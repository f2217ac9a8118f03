import type { IconName } from '@/ui/icon/icon-names'

/** A link to a page of the editor. */
export type TypeEntry = { href: string; label: string; icon: IconName }

/** Links below a heading, which the column shows on request if it is folded. */
export type TypeGroup = { label: string; isFolded: boolean; entries: readonly TypeEntry[] }
