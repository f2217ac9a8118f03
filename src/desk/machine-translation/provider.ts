/** A service that translates. */
export type MachineProvider = {
  /** As people know it. */
  name: string
  /** Of one request. A text that is longer than that is sent alone. */
  limits: { texts: number; characters: number }
  /**
   * Returns the translations in the order of the texts. The texts have tags, see `protectText`.
   *
   * @param source,target BCP 47 tags such as `pt-PT` or `zh-Hans`
   * @throws (rejects with) MachineError
   */
  translate: (
    texts: readonly string[],
    languages: { source: string; target: string },
    signal: AbortSignal,
  ) => Promise<string[]>
}

/**
 * Why there is no translation: the service refuses the key, has too much to do, has no characters left
 * in its plan, does not answer in time or at all, answers something else than translations, refuses the
 * request, does not know the language, or was no longer needed.
 */
export type MachineFailure =
  | 'busy'
  | 'cancelled'
  | 'key'
  | 'language'
  | 'malformed'
  | 'quota'
  | 'refused'
  | 'timeout'
  | 'unreachable'

/** Contains neither the key nor what was sent or received, so that it can be logged. */
export class MachineError extends Error {
  constructor(
    readonly reason: MachineFailure,
    /** Status of the answer, if there was one. */
    readonly status?: number,
  ) {
    super(`Machine translation failed: ${reason}${status ? ` (${status})` : ''}`)
    this.name = 'MachineError'
  }
}
