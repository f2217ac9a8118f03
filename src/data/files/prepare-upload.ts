import type { FileFault, FileFaultValues } from '@/codes/file-fault'
import { FileRefusal } from './file-refusal'
import { type PreparedPicture, preparePicture } from './prepare-picture'
import { prepareText } from './prepare-text'
import { type RecognisedFile, recogniseFile } from './recognise-file'

/** A file as it came in, under the name that its sender chose. */
export type ReceivedUpload = { path: string; bytes: number; name: string }

export type PreparedUpload =
  | { ok: true; file: RecognisedFile; picture: PreparedPicture | undefined }
  | { ok: false; fault: FileFault; values: FileFaultValues | undefined }

/** Finds out what a file is and makes of it what may be served; `path` becomes that. */
export async function prepareUpload({
  path,
  bytes,
  name,
}: ReceivedUpload): Promise<PreparedUpload> {
  try {
    const file = await recogniseFile(path, name)
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
