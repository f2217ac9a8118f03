import type { CodeFileView } from '@/codes/code-view'
import { paths } from '@/paths'

/** The address of a picture that is small enough for a list; the server makes one of large ones. */
export function smallPicture({ path }: Pick<CodeFileView, 'path'>): string {
  return paths.smallCodeFile(path)
}
