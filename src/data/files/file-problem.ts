import 'server-only'
import type { FileFault, FileFaultValues, ProblemKey } from '@/codes'
import { ApiProblem } from '../codes/api/api-problem'

const faults: Record<FileFault, { key: ProblemKey; detail: string }> = {
  empty: { key: 'fileType', detail: 'The file is empty' },
  tooLarge: { key: 'tooLarge', detail: 'The file is larger than a file may be' },
  tooMany: { key: 'tooLarge', detail: 'The code has as many files as it may have' },
  tooMuch: { key: 'tooLarge', detail: 'The files of this code are too large together' },
  kind: { key: 'fileType', detail: 'Files of this kind are not accepted' },
  heic: { key: 'fileType', detail: 'Few browsers show HEIC: save the picture as JPEG' },
  film: { key: 'fileType', detail: 'Few browsers play this kind of film: save it as MP4 or WebM' },
  macros: { key: 'fileType', detail: 'Documents with macros are not accepted' },
  mismatch: { key: 'fileType', detail: 'The ending of the name does not fit what is in the file' },
  damaged: { key: 'fileType', detail: 'The file is damaged' },
  tooManyPixels: { key: 'tooLarge', detail: 'The picture has too many pixels' },
  script: { key: 'fileType', detail: 'Drawings with scripts are not accepted' },
}

/** The API's problem for a file that is refused. */
export function fileProblem(fault: FileFault, values?: FileFaultValues): ApiProblem {
  const { key, detail } = faults[fault]
  const error = { pointer: '', key: fault, ...(values && { values: { ...values } }) }
  return new ApiProblem(key, { detail, errors: [error] })
}
