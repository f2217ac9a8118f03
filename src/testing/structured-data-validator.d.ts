declare module '@adobe/structured-data-validator' {
  type Issue = { severity: 'ERROR' | 'WARNING'; issueMessage: string }

  /** Implements Google's rules for some types; objects are listed by type. */
  export default class Validator {
    validate(found: { jsonld: Record<string, object[]> }): Promise<Issue[]>
  }
}
