declare module '@adobe/structured-data-validator' {
  type Issue = { severity: 'ERROR' | 'WARNING'; issueMessage: string }

  /** Knows Google's rules for some of the types; things are listed by their type. */
  export default class Validator {
    validate(found: { jsonld: Record<string, object[]> }): Promise<Issue[]>
  }
}
