/** Rows of bytes of which many are equal to the one before: each is stored once. */
export type RepeatedRows = {
  /** The rows one after the other, no two neighbours equal. */
  bytes: Uint8Array
  rowBytes: number
  /** How many times each row occurs in succession. */
  counts: readonly number[]
}
