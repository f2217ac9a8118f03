import type { FileFault, FileFaultValues } from '@/codes'

/** Thrown if a file is not accepted; `fileProblem` converts the fault to a problem of the API. */
export class FileRefusal extends Error {
  constructor(
    readonly fault: FileFault,
    readonly values?: FileFaultValues,
  ) {
    super(fault)
  }
}
