/** Rows of bytes in which many equal the previous one; each distinct row is stored once. */
export type RepeatedRows = {
  /** Concatenated rows, no two neighbours equal. */
  bytes: Uint8Array
  rowBytes: number
  /** How many times each row occurs in succession. */
  counts: readonly number[]
}
