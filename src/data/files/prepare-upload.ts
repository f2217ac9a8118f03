import type { FileFault, FileFaultValues } from '@/codes'
import { FileRefusal } from './file-refusal'
import { type PreparedPicture, preparePicture } from './prepare-picture'
import { prepareText } from './prepare-text'
import { type RecognizedFile, recognizeFile } from './recognize-file'

/** A file as received, with the name that its sender chose. */
export type ReceivedUpload = { path: string; bytes: number; name: string }

export type PreparedUpload =
  | { ok: true; file: RecognizedFile; picture: PreparedPicture | undefined }
  | { ok: false; fault: FileFault; values: FileFaultValues | undefined }

/** Detects the type of a file and replaces the file at `path` with a version that may be served. */
export async function prepareUpload({
  path,
  bytes,
  name,
}: ReceivedUpload): Promise<PreparedUpload> {
  try {
    const file = await recognizeFile(path, name)
    if (file.type.kind === 'picture') {
      return { ok: true, file, picture: await preparePicture(path, file.type) }
    }
    await prepareText(path, bytes, file)
    return { ok: true, file, picture: undefined }
  } catch (cause) {
    if (!(cause instanceof FileRefusal)) throw cause
    return { ok: false, fault: cause.fault, values: cause.values }
  }
}
