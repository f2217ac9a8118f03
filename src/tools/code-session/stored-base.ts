import { storedValue } from '@/std/stored-value'
import type { EditBase } from './save-code'

/** The tool whose unsaved edits a tab stores. */
export type EditingTool = 'generator' | 'my-codes'

/** The version that the edits of this tab are based on; null without any. */
export const storedBase = (tool: EditingTool, slug: string) =>
  storedValue('sessionStorage', `${tool}:base:${slug}`, (found) => {
    const base = found as EditBase | null
    return base?.stored?.document?.version === 1 ? base : null
  })
