import type { Content } from './content'
import type { ContentReader } from './content-reader'
import { contentReaders } from './content-readers'
import type { ContentType } from './content-types'

/** The reader of a type that is known at run time only. */
export function readerOf(type: ContentType): ContentReader<Content> {
  return contentReaders[type] as object as ContentReader<Content>
}
