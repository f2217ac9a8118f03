import type { FileFault, FileFaultValues } from '@/codes/file-fault'

/** A file is not accepted; `fileProblem` puts it into words for the API. */
export class FileRefusal extends Error {
  constructor(
    readonly fault: FileFault,
    readonly values?: FileFaultValues,
  ) {
    super(fault)
  }
}
