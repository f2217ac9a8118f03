import { sourceLocale } from '../../languages'
import { type Kinds, nameDocument } from './list-kinds'

type Props = { kinds: Kinds; entity: string; id: string; title: string | null | undefined }

/** The name of a document, with its language if that is its English title. */
export function DocumentName({ kinds, entity, id, title }: Props) {
  const name = nameDocument(kinds, entity, id, title)
  return name === title ? <span lang={sourceLocale()}>{name}</span> : name
}
