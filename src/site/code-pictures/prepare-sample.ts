import { paths } from '@/paths'
import {
  type CodeType,
  measureSampleCode,
  type PageContent,
  pageContentTitle,
  readSampleCode,
  type SampleRow,
} from '@/qr/content'
import { writeShareFragment } from '@/qr/share'
import { codePictureAddress } from './code-picture-address'

export type PreparedSample = {
  type: CodeType
  /** Short form of the content: the network's name, the address, the event. */
  title: string
  /** The text of the frame. */
  words: string
  picture: { src: string; width: number; height: number }
  /** Opens the editor with this code. */
  editorPath: string
}

/** Prepares a code from the CMS for a page; returns null if the code is not valid. */
export async function prepareSample(
  row: SampleRow,
  language: string,
): Promise<PreparedSample | null> {
  const sample = readSampleCode(row, language)
  const size = sample && measureSampleCode(sample)
  if (!size) return null
  const { draft, design } = sample
  return {
    type: row.type as CodeType,
    title: pageContentTitle(draft as unknown as PageContent),
    words: design.frame?.text ?? '',
    picture: { src: codePictureAddress({ row, language }), ...size },
    editorPath: paths.generator(draft.type) + (await writeShareFragment({ draft, design })),
  }
}
