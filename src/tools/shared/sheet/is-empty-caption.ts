import type { useCaption } from './use-caption'

/** Whether nothing of a text can be drawn, so that its place would be empty. */
export function isEmptyCaption({ outlines }: ReturnType<typeof useCaption>): boolean {
  return outlines?.path === '' && outlines.missing.length > 0
}
